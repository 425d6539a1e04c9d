import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚学生签证 500：真实学生、资金、英语与未成年人',
    description:
      '澳洲学生签证看是不是真实学生。本页讲真实学生说明的四问怎么答，按年度列申请费与生活费标准的来源日期，讲英语按课程分层、医保、未成年人的住宿福利安排与递交顺序。',
  },
  family: 'visas',
  hue: 'au',
  picture: 'visa',
  source: '专题:澳洲学生签证',
  form: { kind: 'general', title: '核真实学生说明' },
  sections: [
    {
      type: 'hero',
      name: '澳大利亚学生签证（500 类）',
      title: '澳大利亚学生签证（500）：真实学生四问怎么写',
      lead: '澳大利亚用“真实学生”（Genuine Student）取代了过去的临时入境陈述，网上填四个问题，每题字数有限。写得像模板的，容易被要求补充。真的情况写清楚，再一条一条贴证据。',
      answer: {
        items: [
          { label: '申请费', fact: 'au-500-fee-2026' },
          { label: '生活费证明', fact: 'au-pof-2024' },
          { label: '最低雅思', fact: 'au-eng-student' },
          { label: '毕业生签证费', fact: 'au-485-fee-ha' },
        ],
      },
      arrangement: 'split',
      points: [
        { label: '递交地点', text: '内政部 ImmiAccount 网上递交' },
        { label: '必须先有', text: 'CoE、海外学生医保、资金证明' },
        { label: '在澳旅游的人', text: '2024 年 7 月起，持访客等部分签证不能在境内转学生签，名单看内政部' },
      ],
    },
    {
      type: 'features',
      heading: '四个问题各写什么',
      look: 'numbered',
      items: [
        {
          title: '现在的情况',
          text: '家庭、就业、与原居住地的联系。写事实：在哪工作、为何离开、家人在做什么。',
        },
        {
          title: '为什么选这门课、这所学校',
          text: '课程里哪几门与您的工作或专业相接；比较过哪两所，为什么是这一所。',
        },
        { title: '课程对未来有什么用', text: '目标岗位、要补的技能、薪酬变化，写到能让人查证的程度。' },
        { title: '其他要说明的', text: '间隔、拒签、换方向、曾在澳读书的情况，主动说清楚，并附材料。' },
      ],
    },
    {
      type: 'bars',
      heading: '英语按课程分层，三条线',
      intro: '签证阶段的最低雅思总分；学校录取另有要求，通常更高。其他考试与雅思对照见内政部。',
      caption: '澳大利亚学生签证按课程的最低雅思总分',
      items: [
        { fact: 'au-eng-elicos', label: '打包语言课' },
        { fact: 'au-eng-foundation', label: '预科、衔接课' },
        { fact: 'au-eng-student', label: '直接入学' },
      ],
    },
    {
      type: 'figures',
      heading: '费用与资金的数',
      caption: '澳大利亚学生签证的公布数',
      items: [
        { fact: 'au-500-fee-2026', note: '2026 年 7 月 1 日起的收费。' },
        { fact: 'au-485-fee-ha', note: '毕业工签的申请费，读书前就算进总预算。' },
        { fact: 'au-pof-2024', note: '主申请人十二个月生活费的证明额，不含学费与路费，带家属另加。' },
      ],
      footnote: '证明方式可以是存款、贷款、资助，或按规定用家庭年收入，银行流水要能看出怎样积累。',
    },
    {
      type: 'steps',
      heading: '递交顺序',
      items: [
        { title: '接受录取，开 CoE', text: '打包语言课的，要有每一段课程的 CoE。', duration: '付学费后' },
        {
          title: '买海外学生医保',
          text: '从入境日起覆盖到签证结束，家庭、单身、双人费用不同。',
          duration: '当天',
        },
        { title: '准备真实学生与资金材料', text: '把证据编号，四问里引用编号。', duration: '1–3 周' },
        { title: '网上递交、付费', text: '按系统的证件清单上传，缺一项就会被要求补件。', duration: '1 天' },
        {
          title: '体检',
          text: '用系统给的编号预约，内地要到指定医院；要求录生物信息的按通知去。',
          duration: '1–2 周',
        },
        {
          title: '等待与补充',
          text: '处理时间看内政部官网；收到材料要求要在限期内回。',
          duration: '以官网为准',
        },
      ],
    },
    {
      type: 'checklist',
      heading: '未成年人额外要备',
      intro: '不满十八周岁的，签证还看监护与福利安排。',
      official: {
        label: '澳大利亚内政部：Student visa (subclass 500)',
        href: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      },
      groups: [
        {
          title: '监护',
          items: [
            '由父母、亲属监护，或学校出具福利安排确认（CAAW）',
            '父母双方同意的公证书，一方不同意要另作安排',
            '陪读父母申请学生监护人类签证，条件与学生不同',
          ],
        },
        {
          title: '生活',
          items: ['住宿家庭、寄宿与接机的书面安排', '紧急联系人与保险', '学校对出勤和回国的规定'],
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '容易被追问的地方',
      items: [
        {
          mistake: '真实学生说明抄网上模板',
          instead: '官员每天看许多份，同样的句子很容易认出。写只有您有的事实。',
        },
        {
          mistake: '课程越读越低，没有理由',
          instead: '硕士毕业去读证书课程，要写清职业资格与雇主要求，并附招聘信息。',
        },
        { mistake: '存款是刚刚转进来的', instead: '附来源：工资、卖房、贷款合同，写明日期和用途。' },
        {
          mistake: '在澳期间逃课、换课随便改签证',
          instead: '换到更低层次或离开原课程，要先看是否要重新申请签证，出勤与成绩也会被学校报告。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '能打多少工，先租房还是先递签',
      items: [
        {
          question: '打工能打多少小时？',
          answer:
            '学生签证在课程期间通常有每两周四十八小时的上限，假期不限，研究型硕士、博士不同。超时会影响签证，以签证条件为准。',
        },
        {
          question: '先办签证还是先租房？',
          answer:
            '先递签证。长租合同在澳洲签了再说，国内先订一到两周短住。签证没有批下来，不要付不可退的租金。',
        },
        {
          question: '毕业工签要提前知道什么？',
          answer:
            '年龄上限一般为 {{au-485-age}}，英语与时长按课程层次定；读的时候就确认满足两学年的学习要求，详见澳洲硕士专题。',
        },
      ],
    },
    {
      type: 'related',
      heading: '硕士、费用与高中',
      items: [
        { label: '澳洲硕士申请', href: '/special/au_yjs', text: '学制与毕业工签放在一起选。' },
        { label: '澳洲费用', href: '/special/feiyong/fyao', text: '医保、租房和首月现金。' },
        { label: '澳洲高中规划', href: '/special/gz_zh/gz_au', text: '未成年学生的课程与住宿。' },
      ],
    },
  ],
})
