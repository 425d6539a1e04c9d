import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚名校规划：四种入学凭据与读完的功夫',
    description:
      '澳大利亚高排名大学的门槛多写在官网上，难处在入学之后。本页比较高考、国际课程、预科和大一文凭四种凭据，讲二月七月两个开学季、学费档次和毕业签证年限。',
  },
  family: 'elite',
  hue: 'au',
  picture: 'au',
  source: '专题:澳大利亚名校规划',
  form: { kind: 'general', title: '问一问您的成绩能走哪条路' },
  sections: [
    {
      type: 'hero',
      name: '澳大利亚名校规划',
      arrangement: 'letter',
      title: '澳大利亚名校本科：凭什么成绩入学，能不能读完',
      lead: '澳大利亚的研究型大学大多把录取分数直接公布：什么成绩、多少分、要哪些先修课，查得到。省下来的心力，要放到怎样在一个给分严、不及格就要重交学费的体系里读完。',
      actions: [
        { label: '看澳大利亚院校', href: '/yxk?country=au' },
        { label: '澳大利亚排名', href: '/special/ranking/au' },
      ],
    },
    {
      type: 'features',
      heading: '高考、国际课程、预科、文凭：四种入学凭据',
      look: 'rows',
      items: [
        {
          title: '高考成绩',
          text: '部分大学接受，有的看总分得分率，有的按省份另列，还会看数学、英语单科。当年考、当年用稳妥，往年成绩先问有效年限。',
        },
        {
          title: 'A-Level、IB、OSSD 等国际课程',
          text: '大学把它们换算成与本地同一把尺的分数。换算表年年更新，看您毕业那一年的版本，并确认先修课（多为高阶数学、化学）有没有修。',
        },
        {
          title: '预科（Foundation）',
          text: '适合读完高二或高三、成绩差一截的人。多由大学自己或合作学院开设，读完达标升大一；达不到时能去哪里，要在交学费前问清。',
        },
        {
          title: '国际大一文凭（Diploma）',
          text: '相当于大一课程，读完进大二。时间不浪费，但只对应少数专业，换专业时学分可能作废。',
        },
      ],
    },
    {
      type: 'rules',
      heading: '高考分数与 ATAR 怎样换',
      items: [
        { statement: 'study-au-atar', note: '常被误当成百分制分数，它表示的是位置。' },
        {
          statement: 'study-au-gaokao-list',
          note: '是几年前的名单，用来知道有这回事；投递前逐校看国际学历页。',
        },
        { statement: 'au-gaokao-uwa-full', note: '一所大学的对照办法，别套用到别的学校。' },
        { statement: 'gpa-au7-vary', note: '入学后的分段各校不同，读研换算时要附本校说明。' },
      ],
    },
    {
      type: 'bars',
      heading: '同一所大学，专业差出一档学费',
      caption: '新南威尔士与莫纳什的本科国际学费，2026 年价：工程高于商科',
      items: [
        { fact: 'au-unsw-bus', label: '新南威尔士 商科' },
        { fact: 'au-fee-unsw-beng-ee', label: '新南威尔士 电气工程' },
        { fact: 'au-fee-monash-bit', label: '莫纳什 信息技术' },
      ],
      footnote:
        '首年价不锁定以后几年。签证的生活费证明登记为 {{au-pof-2024}}，申请费登记为 {{au-500-fee-2026}}，都可能已经调整，递交前到内政部页面查现行数。',
    },
    {
      type: 'prose',
      heading: '课程怎样考核，挂科怎样收费',
      paragraphs: [
        '一门课常由几次作业、小组项目和期末考组成，有的期末设了必须单独通过的线，平时分再高也救不了。不及格要重修，重修按学分再交一次钱，还可能打乱学生签证要求的进度。第一学期宁可少选一门，把学术写作和引用规范学会。',
        '双学位和荣誉学年是澳大利亚的特色。想读博士的人看荣誉学年或研究型硕士；想就业的人看课程里有没有实习学分，以及会计、工程、教育、护理这些专业是否由行业机构认证，毕业后注册要另考什么。',
      ],
    },
    {
      type: 'timeline',
      heading: '两个开学季，排法不同',
      items: [
        {
          when: '前一年四月到七月',
          title: '二月入学：先拿条件录取',
          text: '用在读成绩递交，留出语言考试的两次机会。设计、医学、兽医等截止早，另外排。',
        },
        {
          when: '前一年八月到十一月',
          title: '二月入学：换正式录取',
          text: '补齐毕业成绩，付首期学费和医疗保险，拿到入学确认书再交签证。',
        },
        {
          when: '六月下旬',
          title: '高考出分',
          text: '赶七月入学很紧，学校有名额也要看签证时间；多数家庭改排次年二月，中间补语言。',
        },
        {
          when: '当年一月到四月',
          title: '七月入学：适合谁',
          text: '适合十二月刚毕业的本科生和春季拿到国际课程成绩的人；不是每个专业都开七月班。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '谁适合澳大利亚',
      fits: [
        '成绩中上、要一个说得清的门槛，不想赌面试和文书',
        '目标专业有行业认证，愿意按认证的要求选课',
        '本科均分过线、想读两年硕士转专业的人',
      ],
      misfits: [
        '自律差、需要人每天盯的孩子：大课几百人，没有人点名催作业',
        '打算靠打工付学费：学生签证在课程期间有工时上限，收入不能写进预算',
        '三十多岁读书想留下工作：毕业签证对一般申请人有 {{au-485-age}} 的年龄上限，英语也有要求',
      ],
    },
    {
      type: 'schools',
      heading: '按公布排名看澳大利亚的大学',
      intro: '排名只用来认识学校，录取看专业页。',
      country: 'au',
      limit: 8,
    },
    {
      type: 'related',
      heading: '澳洲各阶段与费用',
      items: [
        { label: '澳大利亚本科', href: '/special/bk_zh/bk_au', text: '预科、文凭、直入三条路的比较。' },
        { label: '澳大利亚研究生', href: '/special/au_yjs', text: '均分口径与一年半到两年的学制。' },
        { label: '澳大利亚签证', href: '/special/qz_au', text: '学生签证的步骤和材料。' },
        { label: '澳大利亚费用', href: '/special/fy_zh/fy_au', text: '学费上调与汇率怎样留余地。' },
      ],
    },
  ],
})
