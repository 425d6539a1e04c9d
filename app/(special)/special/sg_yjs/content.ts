import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡硕士申请：公立大学与私立学院分开看',
    description:
      '新加坡授课硕士一年左右，公立大学名额少、截止早。本页讲公立大学的申请节奏、GRE 与工作经历的分量、私立学院怎样核实，以及准证、生活费和毕业留下的规则。',
  },
  family: 'graduate',
  hue: 'sg',
  picture: 'sg',
  source: '专题:新加坡硕士',
  form: { kind: 'general', title: '看新加坡哪些项目现实' },
  sections: [
    {
      type: 'hero',
      name: '新加坡硕士申请',
      title: '新加坡硕士：公立名额少、截止早，私立要核实',
      lead: '新加坡本地公立大学不多，授课硕士招的人有限，而且全球同季竞争。想去的人，前一年八月就该有成绩和语言。另一边，以“新加坡留学”为名的私立学院门槛低得多，但学位由谁颁发，要一所一所查。',
      answer: {
        budget: { country: 'sg', level: 'master' },
        items: [
          { label: '例：国大金融硕士', fact: 'biz-nus-fin' },
          { label: '每月住宿', fact: 'sg-rent-ntu' },
        ],
      },
      arrangement: 'letter',
    },
    {
      type: 'compare',
      heading: '公立大学与私立学院',
      intro: '先把这张表看懂，能避开大部分误会。',
      caption: '新加坡两类院校的授课硕士（一般情况）',
      columns: ['公立大学', '私立教育机构'],
      rows: [
        { label: '学位由谁颁', cells: ['本校', '多为海外合作大学，文凭写合作大学'] },
        { label: '招生', cells: ['按专业，截止多在冬季', '一年多次开学'] },
        { label: '看什么', cells: ['均分、语言、GRE/GMAT 或先修课、面试', '学历与语言，少有竞争性考试'] },
        { label: '花费', cells: ['较高，少数有奖学金', '由机构自定'] },
        { label: '工签与就业', cells: ['雇主熟悉', '要看雇主与行业'] },
        { label: '查真伪', cells: ['学校官网', '新加坡技能创前程局的私立教育机构名单与 EduTrust 认证'] },
      ],
      footnote: '合作大学文凭的国内认证由教育部留学服务中心按个案处理，读之前把学校与学位名称写信去问。',
    },
    {
      type: 'features',
      heading: '公立大学按方向看',
      intro: '下面是申请里常见的侧重点，具体要求看项目页。',
      look: 'grid',
      items: [
        {
          title: '计算机与数据',
          text: '先修数学和编程课，均分不低；有的项目要 GRE。名称接近的两个项目，一个给本专业，一个给转专业，别报错。',
        },
        { title: '工程', text: '看本科课程匹配和实验经历。可以先联系实验室，了解是否有课题名额。' },
        { title: '商学', text: 'GMAT 或 GRE、工作经历、两轮面试。应届生看实习，MBA 要几年工作。' },
        { title: '公共政策与社科', text: '写作样本、政策分析与英语面试；有奖学金的，看推荐信和志愿服务。' },
      ],
    },
    {
      type: 'timeline',
      heading: '2027 年 8 月入学的日历',
      intro: '各校各项目差别大，以项目页为准。',
      items: [
        {
          when: '2026 年 6 至 9 月',
          title: '语言与 GRE/GMAT',
          text: '要交考试的，在系统开放前出分。重考只留一次。',
        },
        { when: '2026 年 9 至 11 月', title: '申请开放', text: '先开放的商科、计算机，满了会提前关。' },
        {
          when: '2026 年 11 月至 2027 年 2 月',
          title: '截止高峰',
          text: '各校项目截止差很多，列成一张表按日期盯。',
        },
        { when: '2027 年 2 至 5 月', title: '面试与结果', text: '有录取的先看押金期限，再等其他学校。' },
        {
          when: '2027 年 5 至 7 月',
          title: '学生准证',
          text: '用学校给的账号在 SOLAR 系统提交，预付处理费，批准后付签发费。',
        },
        {
          when: '2027 年 7 至 8 月',
          title: '入境与报到',
          text: '到移民与关卡局完成体检和领证，第一周住学校宿舍或短租。',
        },
      ],
    },
    {
      type: 'figures',
      heading: '新加坡硕士学费与生活费',
      caption: '新加坡硕士的学费、生活费与学生准证费',
      items: [
        { fact: 'biz-nus-mkt', note: '一个商科授课硕士的全程价。' },
        { fact: 'biz-nus-fin' },
        { fact: 'biz-ntu-ba' },
        { fact: 'biz-ntu-mfe' },
        { fact: 'sg-rent-ntu', note: '学校给的区间，租单间靠近上限，合租靠近下限。' },
        { fact: 'sg-meals-ntu', note: '食阁和食堂的水平，自己做饭更省。' },
        { fact: 'sg-transport-ntu' },
        { fact: 'sg-stp-process-2024', note: '学生准证处理费，提交时付。' },
        { fact: 'sg-stp-issue-ica', note: '领证时付。' },
      ],
      footnote: '授课硕士一般不能用本科的学费助学金（Tuition Grant），有疑问看教育部的适用范围。',
    },
    {
      type: 'prose',
      heading: '新加坡硕士毕业后怎样留下',
      look: 'columns',
      paragraphs: [
        '毕业后留下有两步。第一步是求职期：符合条件的毕业生可以申请长期探访准证（LTVP），费用是处理费 {{sg-ltvp-process}}、签发费 {{sg-ltvp-fee}}，谁符合条件、能留多久以移民与关卡局页面为准。第二步是雇主申请工作准证：就业准证（EP）除了薪资门槛，还看行业分数、学历和公司情况的积分框架（COMPASS），数字每年调整，去人力部网站查。',
        '所以求职从入学第一学期就要做。项目里的实习学分、校友网络和公司项目课，都可能帮您拿到面试，选校时一并列进表里。',
      ],
    },
    {
      type: 'requirements',
      heading: '谁适合读新加坡硕士',
      fits: [
        '本科均分靠前，且有一段可以说清楚的项目或实习',
        '行业在新加坡有岗位：金融、软件、供应链、生物医药',
        '全英文环境没有压力，能做小组展示',
      ],
      misfits: [
        '只想找门槛低、离家近的学校拿一张文凭',
        '预算紧，又指望新加坡打工补足：学生准证限制多',
        '只报一两所公立大学，没有替补方案',
      ],
    },
    {
      type: 'faq',
      heading: '双非能申吗，GRE 要考吗',
      items: [
        {
          question: '本科双非有机会吗？',
          answer:
            '有，但要靠均分、考试和经历把材料补上。商科与计算机竞争激烈，可同时申请香港、英国，作为替补的项目先确认愿意去读。',
        },
        {
          question: 'GRE 要考吗？',
          answer:
            'GRE 与 GMAT 多为商科、计算机、工程类项目要求，有的可选。GRE 2023 年起缩短，分制没有变；先看项目页要求，再决定要不要报。',
        },
        {
          question: '有没有面向内地学生的名额？',
          answer:
            '授课硕士按项目统一竞争，没有公布过分国家的名额。自称手里有名额的机构，请对方写明依据；写不出来就别付款。',
        },
      ],
    },
    {
      type: 'related',
      heading: '费用、香港与新加坡分公司',
      items: [
        {
          label: '新加坡费用',
          href: '/special/feiyong/fysg',
          text: '学费助学金怎样影响本科，研究生要另算。',
        },
        { label: '香港硕士', href: '/special/hk_yjs', text: '轮次更多，候补机会也多。' },
        { label: '新加坡分公司', href: '/company/xjp', text: '当地咨询与地址。' },
      ],
    },
  ],
})
