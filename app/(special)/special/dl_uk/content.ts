import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国名校规划：先定专业，再排五个志愿',
    description:
      '英国高排名大学按专业录取：牛剑、伦敦各校、苏格兰四年制怎么取舍，UCAS 五个志愿怎样排，个人陈述三问写什么，硕士看均分与先修课，附费用与签证时长。',
  },
  family: 'elite',
  hue: 'uk',
  picture: 'uk',
  source: '专题:英国名校规划',
  form: { kind: 'general', title: '请顾问看一看志愿组合' },
  sections: [
    {
      type: 'hero',
      name: '英国名校规划',
      arrangement: 'split',
      title: '英国名校本科：怎么定专业，五个志愿怎么填',
      lead: '英国本科申请按专业审。读材料的有时是系里老师，有时是专职招生人员，问的都差不多：您学过什么，为这门课读过什么，遇到不会的题怎么想。',
      points: [
        { label: '本科', text: '五个志愿同一份陈述，专业要一致' },
        { label: '硕士', text: '看均分、先修课和院校背景，多为一年制' },
        { label: '要早做', text: '选科。缺一门数学，几年努力都补不上' },
      ],
      actions: [
        { label: '预约志愿组合评估', href: '/special/dl_uk/entry' },
        { label: '英国院校排名', href: '/special/ranking/uk' },
      ],
    },
    {
      type: 'compare',
      heading: '英国名校录取看什么',
      caption: '英国四类高排名大学在录取方式上的差别（一般情况）',
      columns: ['牛津、剑桥', '伦敦的研究型大学', '苏格兰古老大学', '其他研究型大学'],
      rows: [
        {
          label: '额外环节',
          cells: [
            '多数课程有笔试和面试，文科常交书面作业',
            '部分专业有笔试或面试',
            '多数只看材料',
            '多数只看材料',
          ],
        },
        {
          label: '学制',
          cells: [
            '三到四年，学院制导修',
            '三年为主，工科常有四年本硕连读',
            '本科四年，前两年可跨学科',
            '三年，含实习的四年',
          ],
        },
        {
          label: '看重什么',
          cells: ['学科潜力与当场思考', '成绩与选科匹配，名额紧', '成绩与学习宽度', '是否达到条件，回复较快'],
        },
        {
          label: '要留意',
          cells: ['同一年一般只能报其中一所', '住宿与生活费高', '总学费多一年', '热门专业门槛不比前面低'],
        },
      ],
      footnote: '笔试种类和报名日近年变动较多，以目标院系当年的招生页为准。',
    },
    {
      type: 'rules',
      heading: 'UCAS 申请规则',
      intro:
        '2027 年入学，牛津、剑桥和多数医学类课程的截止日是 {{ucas.oxbridge-medicine}}；其余课程的同等考虑截止是 {{ucas.main}}。',
      items: [
        { statement: 'study-uk-ucas-five', note: '五个里建议两个够一够、两个匹配、一个能接住。' },
        { statement: 'study-uk-ucas-ps', note: '陈述改成三问，往届一整篇的范文已经用不上。' },
        { statement: 'study-uk-ucas-ps-min', note: '三问长短可以不匀，学业准备那一问要写得重。' },
        { statement: 'study-uk-ucas-2027-extra', note: '五个全落空时的第一条补救。' },
        { statement: 'study-uk-ucas-2027-clearing', note: '补录里也有好学校的冷门专业，但签证时间会很赶。' },
      ],
    },
    {
      type: 'steps',
      heading: '从选科到入学',
      items: [
        {
          title: '选科',
          text: '从目标专业倒推：经济、计算机、工程先看数学和进阶数学，医学先看化学。',
          duration: '入读 A-Level、IB 之前',
        },
        {
          title: '超出课本的阅读',
          text: '读三五本书，各写一页：同意哪里，不同意哪里。面试和陈述都从这里长出来。',
          duration: '12 年级全年',
        },
        {
          title: '笔试与陈述',
          text: '真题按考纲做，陈述写四稿，请学科老师挑事实错误。',
          duration: '12 年级暑假到九月',
        },
        {
          title: '递交、面试',
          text: '预估分和推荐信由学校递，提前一个月确认；面试练的是边想边说。',
          duration: '13 年级九月到次年一月',
        },
        {
          title: '收录取、定两所',
          text: '多数录取带成绩条件，首选放想去的，备选的条件要低一档。',
          duration: '春季到八月放榜',
        },
      ],
    },
    {
      type: 'prose',
      heading: '申请硕士：均分口径、先修课与 ATAS',
      look: 'note',
      paragraphs: [
        '均分先按学校的口径算。英国部分大学对中国本科院校分组，同一个专业不同组要求的均分不同，名单有的公开，有的只在邮件里回复，拿不准就写信问国际办公室。',
        '先修课比实习更早被看。金融看数学与计量，计算机看数据结构与算法，跨专业的人优先找写明接收转换背景的项目。热门商科滚动审理，首轮递交与末轮递交不是一种难度，材料齐了就交。',
        '理工科里有一部分方向要先办 ATAS，航空、材料、核、部分计算机与电子都可能在内，以录取信为准。拿到录取再办，会占去几周，签证时间要把它算进去。',
      ],
    },
    {
      type: 'requirements',
      heading: '谁适合英国',
      fits: [
        '已经知道想学什么，愿意三年只学它',
        '单科拔尖、总分不均匀的孩子：英国看的是相关科目',
        '本科生均分稳定、想用一年读完硕士再工作的人',
      ],
      misfits: [
        '还没想好专业：苏格兰四年制或美国、加拿大更容得下摇摆',
        '成绩靠考前冲刺：条件录取要的是大考当天的分数',
        '把毕业后留英工作当前提：毕业签证自 2027 年起缩短，要有回国的方案',
      ],
    },
    {
      type: 'figures',
      heading: '学费、资金证明与毕业签证的公布数',
      caption: '英国名校预算与毕业后停留的公布数',
      items: [
        {
          fact: 'uk-gla-arts-2728',
          note: '一所研究型大学的文商科价位，理工与伦敦的学校通常更高。',
        },
        { fact: 'uk-tuition-sheffield-2728', note: '写的是以后一届的价，高二学生可以拿来排预算。' },
        { fact: 'uk-pof-london-2026', note: '去伦敦读书按它备资金证明。' },
        { fact: 'uk-ihs-student-2026', note: '按签证时长计，与签证费一起一次付清。' },
        {
          fact: 'uk-graduate-route-2027',
          note: '看递交毕业签证的日子：2027 年 1 月 1 日及以后递交的，按这一条。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '两个专业、高考成绩与预估分',
      items: [
        {
          question: '五个志愿能不能报两个专业？',
          answer:
            '可以，但陈述只有一份，两个专业都会读到它。相近的（如数学与经济、历史与政治）尚可兼顾，相距远的两边都显得不认真。',
        },
        {
          question: '高考成绩能申请英国高排名大学吗？',
          answer:
            '有一部分大学公布了接受高考成绩的办法，也有不少要求先读预科或国际课程。以目标院系的国际学历页为准，并同时问清要不要看某几科单科。',
        },
        {
          question: '预估分给低了怎么办？',
          answer:
            '先问老师依据哪次考试，能否在九月再考一次。改不动就调整组合，把首选放到条件够得着的专业；大考超出预期，还可以在放榜后看补录。',
        },
        {
          question: '牛剑没录，这一年白准备了吗？',
          answer:
            '不会。为面试读的书、做的题，正是其他四个志愿陈述里写得出细节的原因，入学后第一学期也用得上。',
        },
      ],
    },
    {
      type: 'related',
      heading: '英国各阶段与预算',
      items: [
        { label: '英国本科', href: '/special/bk_zh/bk_uk', text: '预科、大一文凭与直接入学的区别。' },
        { label: '英国研究生', href: '/special/uk_yjs', text: '一年制硕士按月怎么申请。' },
        { label: 'A-Level 课程', href: '/special/alevel', text: '选科与考季安排。' },
        {
          label: '伦敦三年预算',
          href: '/special/study_cost?country=uk&city=uk-london&level=undergraduate&years=3',
          text: '把学费和住宿算到月。',
        },
      ],
    },
  ],
})
