import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大曼省留学移民：国际教育类怎么走',
    description:
      '曼尼托巴省提名国际教育类说明：三条路径各要什么条件，读书、工签、提名、永居怎样衔接，为什么不能先定移民再选专业，状态与资料日期写明，附官方入口。',
  },
  family: 'identity',
  hue: 'ca',
  picture: 'ca',
  source: '专题:曼省留学移民',
  form: { kind: 'immigration', title: '问一问曼省路线' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '加拿大曼省留学移民',
      title: '加拿大曼省留学移民：读书、工作、提名怎么走',
      lead: '曼尼托巴省通过省提名计划的国际教育类（IES），从本省毕业的国际学生里挑选留下来工作的人。它不是买一个学位换身份：专业、工作和语言要连成一条线，中间任何一环都可能断。',
      answer: {
        programme: 'ca-manitoba',
        items: [
          { label: '就业路径语言', statement: 'imm-ca-mpnp-cep', says: 'CLB 7' },
          { label: '省提名加分', statement: 'imm-ca-crs-pnp', says: '加 600 分' },
        ],
      },
      points: [
        { label: '前提', text: '在曼省的指定院校毕业，外省毕业不适用' },
        { label: '三条路', text: '就业路径、研究生实习路径、学生创业路径' },
        { label: '周期', text: '从入学算起，通常以年计，且政策会变' },
      ],
      actions: [
        { label: '报名条件评估', href: '/special/ym_ca_man/entry' },
        { label: '看联邦快速通道', href: '/special/ym_ca_ee' },
      ],
    },
    {
      type: 'status',
      heading: '曼省国际教育类现在是否开放',
      programme: 'ca-manitoba',
      summary:
        '国际教育类下设三条路径。省提名的名额和抽选条件每年都会调整，递交前请到省政府网站核对是否开放。',
    },
    {
      type: 'rules',
      heading: '曼省国际教育类三条路径的条件',
      intro: '递交前，每条都要到曼省移民官网核对现行细则。',
      items: [
        { statement: 'imm-ca-mpnp-cep', label: '就业路径' },
        { statement: 'imm-ca-mpnp-gip', label: '研究生实习路径' },
      ],
    },
    {
      type: 'timeline',
      heading: '一条完整的路线',
      intro: '以读两年制项目、走就业路径为例。每一段都由不同的机构决定，前一段通过不等于后一段通过。',
      items: [
        {
          when: '出发前一年',
          title: '选专业',
          text: '先看自己愿意做的工作，再看曼省的职业名单，最后选课程。顺序反了，毕业后很难匹配。',
        },
        {
          when: '第 1–2 年',
          title: '读书',
          text: '保持全日制，成绩合格，按规定打工。保存每学期的注册证明。',
        },
        {
          when: '毕业当季',
          title: '申请毕业工签',
          text: '在期限内递交，留意课程是否符合工签条件与语言要求。',
        },
        {
          when: '第 3 年',
          title: '找到对口的全职工作',
          text: '职务、职业代码、所学专业三者要说得通，合同写明工时与期限。',
        },
        {
          when: '满足条件后',
          title: '提名与永居',
          text: '先取得省提名，再向联邦递交永居申请，联邦另审健康、无犯罪和材料真实性。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '学习许可与资金',
      caption: '加拿大学习许可的几项费用（魁北克省除外）',
      items: [
        { fact: 'ca-pof-2026' },
        { fact: 'ca-permit-fee' },
        { fact: 'ca-biometrics' },
        { fact: 'ca-manitoba', note: '首年学费加杂费的平均，学校页面没有写年份。' },
      ],
      footnote: '省提名和永居的政府收费暂无可注明日期的现行数字，请看省政府与联邦移民部的费用页。',
    },
    {
      type: 'figures',
      heading: '毕业工签能拿多久',
      caption: '联邦毕业工签（PGWP）的时长与语言要求',
      items: [{ fact: 'ca-eng-pgwp-uni' }, { fact: 'ca-eng-pgwp-college' }],
    },
    {
      type: 'rules',
      heading: '省提名在联邦这一关的作用',
      items: [
        {
          statement: 'imm-ca-crs-pnp',
          label: '快速通道里的加分',
          note: '只适用于与快速通道挂钩的省提名。加分再高，联邦仍会审查。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '适合谁，不适合谁',
      fits: [
        '愿意在曼省生活，能接受漫长的冬天和较小的就业市场',
        '专业与技能本身好就业，例如护理、幼教、技工、信息技术，且自己真愿意做',
        '英语已接近 CLB 7，或有明确的提高计划',
        '家庭把读书当作目的之一，没有移民也不算白读',
      ],
      misfits: [
        '只为身份，对课程没有兴趣：签证审查和求职都会遇到困难',
        '打算毕业后马上去多伦多、温哥华：省提名要求有留在曼省的意愿',
        '已在外省毕业：这条路不适用，先看其他类别',
        '不能承担“读完而未获提名”的结果：请先算清这笔账',
      ],
    },
    {
      type: 'mistakes',
      heading: '曼省提名容易断在哪里',
      items: [
        {
          mistake: '按移民热度选专业',
          instead: '名单会变，读两年书追不上。选一个不靠名单也能就业的方向。',
        },
        {
          mistake: '工作与所学对不上',
          instead: '接受工作前先核对职业代码和岗位描述，写进合同的职责要与实际一致。',
        },
        {
          mistake: '相信“付费安排雇主”',
          instead: '买卖工作合同属于虚假材料，会导致拒绝和禁止入境，涉事人也会被追究。',
        },
        {
          mistake: '语言考试留到毕业后',
          instead: '在读期间就考，分数有效期要盖住递交那一天。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '读一年够吗？',
          answer:
            '资料写的是一年以上全日制课程，但一年课程对应的工签也短，找工作、满足合同年限的时间会很紧。多数人选两年制更从容，以官方现行条件为准。',
        },
        {
          question: '配偶和孩子能一起去吗？',
          answer:
            '配偶工签和子女就学的规定近年有过调整，取决于课程类型和层级，请到联邦移民部页面核对当年条件。',
        },
        {
          question: '能承诺拿到提名吗？',
          answer: '不能。提名由省政府决定，永居由联邦决定。我们会写明每一环的条件、证据和备选办法。',
        },
        {
          question: '万一政策停了怎么办？',
          answer: '读书前就准备第二条路：联邦快速通道、其他省的类别，或者回国就业。专业选得实在，退路就多。',
        },
      ],
    },
  ],
})
