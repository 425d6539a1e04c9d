import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本名校规划：EJU、校内考与英文项目怎么选',
    description:
      '日本高排名大学一校一卷：学部看 EJU 和校内考，英文项目看书类与面试，修士看研究计划和导师。本页讲三条路的时间、日语要求、出愿次序与学费，供家庭取舍。',
  },
  family: 'elite',
  hue: 'jp',
  picture: 'jp',
  source: '专题:日本名校规划',
  form: { kind: 'general', title: '问一问从哪条路进' },
  sections: [
    {
      type: 'hero',
      name: '日本名校规划',
      arrangement: 'banner',
      title: '日本名校本科：EJU、校内考与英文项目怎么选',
      lead: '日本没有统一的申请系统，每个学部、每个研究科各发各的募集要项，日期、科目、材料都不相同。申请日本的高排名大学，靠的是读懂要项、守住日期。',
      points: [
        { label: '学部', text: '日语授课看 EJU 加校内考，英文项目另报' },
        { label: '大学院', text: '先找教授还是直接出愿，因研究科而异' },
        { label: '时间', text: '四月、十月两个入学季' },
      ],
      actions: [
        { label: '日本院校排名', href: '/special/ranking/japan' },
        { label: '日本留学频道', href: '/chanel/japan' },
      ],
    },
    {
      type: 'compare',
      heading: '日本名校的三条申请路线',
      caption: '进入日本高排名大学的三种途径（一般情况）',
      columns: ['日语学部', '英文学位项目', '大学院修士'],
      rows: [
        {
          label: '看什么',
          cells: ['EJU、校内笔试、面试，常要托福', '高中成绩、标化、文书、面试', '研究计划、专业笔试、面试'],
        },
        {
          label: '日语',
          cells: ['考学时要能用日语写作与答辩', '入学不要求，生活与实习要', '理科可宽，文科多要 N1 水平'],
        },
        { label: '开始准备', cells: ['入学前一年半到两年', '高二暑假起', '大三下学期起'] },
        { label: '常见入学月', cells: ['四月', '九月或十月', '四月或十月'] },
        {
          label: '难处',
          cells: ['理科数学用日语考，时间紧', '名额少，申请人里国际课程背景的多', '教授不回信，研究题目空泛'],
        },
      ],
    },
    {
      type: 'rules',
      heading: '日本名校的考试与英语项目',
      intro: '2027 年的日程和海外考点看 JASSO 与当地主办方的公告。',
      items: [
        { statement: 'exam-jp-eju-scores', note: '作文不参加标准化，却是校内面试的底稿。' },
        { statement: 'exam-jp-eju-choose', note: '文理填错等于白考，先看目标学部的要项。' },
        { statement: 'exam-jp-eju-syllabus', note: '买旧题集之前先对照新大纲。' },
        { statement: 'study-jp-g30-nagoya', note: '英文项目的一个例子，招生轮次逐年变。' },
        { statement: 'study-jp-sgu', note: '“SGU 录取”这种说法不准确，问清您拿的是哪个学部的哪种入学。' },
      ],
    },
    {
      type: 'glossary',
      heading: '募集要项里的词',
      items: [
        {
          term: '出愿',
          text: '正式报名递交材料。有的只收纸质，有的要从日本境内寄出；邮戳有效与必着（送达）是两种算法。',
        },
        {
          term: '校内考（二次试验）',
          text: '大学自己出的卷子和面试，国公立大学多在一到三月，通常要人在日本。',
        },
        { term: '研究生（预备）', text: '不授学位的旁听身份，用来等入试、补日语。它不是中文里说的硕士生。' },
        { term: '内诺', text: '教授私下同意指导。它不等于合格，入试仍要通过。' },
        { term: '出愿资格审查', text: '三年制专科、自考等学历要先申请审查，早于报名几周到几个月。' },
      ],
    },
    {
      type: 'steps',
      heading: '以修士为例的五步',
      items: [
        {
          title: '读论文，定问题',
          text: '从日本学者近五年的论文里找一个能接着做的小问题，列出方法和数据从哪里来。',
          duration: '两到三个月',
        },
        {
          title: '写研究计划书',
          text: '两三页，问题、前人做法、您的步骤、预期。名校教授读的第一样就是它，语法错可以改，题目空没法救。',
          duration: '一到两个月',
        },
        {
          title: '联系教授',
          text: '先看研究科是否允许事前联系。一封信只写给一位，附计划书和成绩单，两周没回再跟一次。',
          duration: '入试前半年到一年',
        },
        {
          title: '出愿与入试',
          text: '夏秋一轮、冬春一轮。专业笔试找过去问（往年题），多数研究科在网上或窗口提供。',
          duration: '七月到次年二月',
        },
        {
          title: '在留资格与入境',
          text: '学校代办在留资格认定证明书，收到后按户籍所在领区经代办机构办签证，留足三个月。',
          duration: '入学前三到四个月',
        },
      ],
    },
    {
      type: 'figures',
      heading: '日本国立、私立大学学费',
      caption: '日本高排名大学首年与每年的公布数',
      items: [
        {
          fact: 'jp-utokyo-tuition',
          note: '国立大学可以在标准额之上调整，这是上调的例子；报考前看目标大学的公告。',
        },
        { fact: 'jp-utokyo-entrance', note: '只交一次，放弃入学一般不退。' },
        { fact: 'jp-tuition-private-first', note: '早稻田、庆应等私立看各学部收费表，理工通常更高。' },
      ],
    },
    {
      type: 'requirements',
      heading: '什么样的人适合考日本',
      fits: [
        '愿意把日语学到能写作、能答辩，肯花一年半以上',
        '理科强、英语一般：日语学部给了另一把尺',
        '有明确研究题目的本科生，想用较低的学费读研',
      ],
      misfits: [
        '想半年速成进名校：EJU 和校内考都要提前报名，语言学校排得再满也赶不上',
        '只看“不用高考”四个字：校内笔试的数学并不浅',
        '不能独自在外生活：日本大学不设班主任，事务全靠自己去窗口办',
      ],
    },
    {
      type: 'related',
      heading: 'EJU、大学院与费用',
      items: [
        { label: 'EJU 备考', href: '/special/jp_eju', text: '科目组合和两次考试的排法。' },
        { label: '日本大学院', href: '/special/jp_yjs', text: '研究生、修士、直考的区别。' },
        { label: '英文项目与 SGU', href: '/special/jp_sgu', text: '怎样看懂这些名称。' },
        { label: '日本费用', href: '/special/jp_fy', text: '首年和以后各年怎么算。' },
      ],
    },
  ],
})
