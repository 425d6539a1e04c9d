import { defineSubjectChannel } from '@/lib/channels/schema'

export const majorsByGround = defineSubjectChannel({
  path: '/chanel/rmzy/index2',
  name: '按底子选专业',
  service: '留学选专业咨询',
  scene: 'shelves',
  seo: {
    title: '按底子选专业：数学、写作、动手还是与人打交道',
    description:
      '不从专业名出发，从您的底子出发：数学好、写作好、坐得住、会动手、爱与人打交道，各对得上哪些专业，哪些看着像却会吃力，先修课从哪补，怎样用一学期试出来。',
  },
  hue: 'jp',
  source: '频道·按底子选专业',
  hero: {
    title: ['留学选专业：', '看您平时', '怎样学得下去'],
    lead: '同一门课，有人越做越精神，有人做完就累。专业的日常就是这样的课重复几年。这一页按五种底子把专业重新排了一遍，也写了看着像、其实会吃力的那些。',
    points: [
      { label: '五种底子', text: '一个人常有两种，取交集就能缩到几个专业' },
      { label: '防看错', text: '每组都写一个容易误选的专业和原因' },
      { label: '能试出来', text: '一学期一门课、一件小事，比做十套测评可靠' },
    ],
    action: { label: '回到按领域看', href: '/rmzy' },
  },
  form: { title: '把做得顺手的事说出来' },
  sections: [
    {
      type: 'majors',
      heading: '五种底子，各去哪里',
      intro: '先找像自己的一组，再看另一组有没有重合。',
      groups: [
        {
          title: '抽象推理不累',
          text: '能对着一个定义想半天，证明做完有快感。误选提醒：喜欢刷题不等于喜欢证明，先旁听一节分析课再说。',
          items: [
            { id: 'x-statistics', name: '统计学', text: '从概率到建模，去向宽，可进可退。' },
            { id: 'x-financial-mathematics', name: '金融数学', text: '随机过程用得多，和炒股没有关系。' },
            { id: 'fod1p-5501', name: '经济学', text: '用数学讲人的选择，计量是真正的门槛。' },
            {
              id: 'x-artificial-intelligence',
              name: '人工智能',
              text: '线性代数与优化天天见，调参只是小部分。',
            },
          ],
        },
        {
          title: '爱把东西做出来',
          text: '看到坏的想拆，写程序能忘记吃饭。误选提醒：只爱用电子产品的人，未必受得了查错到半夜。',
          items: [
            { id: 'fod1p-2102', name: '计算机科学', text: '作业一环扣一环，缺一门先修就晚一学期。' },
            { id: 'x-software-engineering', name: '软件工程', text: '合作写别人看得懂的代码，沟通占一半。' },
            { id: 'fod1p-2414', name: '机械工程', text: '图纸、实验、加工，周末常在车间。' },
            { id: 'x-interaction-design', name: '交互设计', text: '原型和测试循环往复，材料与代码都碰。' },
          ],
        },
        {
          title: '坐得住，写得清',
          text: '能把三百页读成三页，别人的话记得住。误选提醒：爱看小说和爱读论文是两件事，先写一篇书评试试。',
          items: [
            { id: 'x-law-llm', name: '法学硕士', text: '条文、判例、写作，准确比文采要紧。' },
            {
              id: 'x-translation-and-interpreting',
              name: '翻译与口译',
              text: '两种语言都要准，口译还要反应和体力。',
            },
            {
              id: 'x-media-and-communication',
              name: '传媒与传播',
              text: '理论型读写极多，实务型按截稿时间交作品。',
            },
            { id: 'x-public-health', name: '公共卫生', text: '读政策也读数据，报告要让外行看懂。' },
          ],
        },
        {
          title: '对人感兴趣',
          text: '记得住别人的处境，愿意听完再说。误选提醒：想帮人和想做心理咨询之间，隔着统计、督导和执照。',
          items: [
            { id: 'fod1p-5200', name: '心理学', text: '前两年以实验和统计为主，别被科普带偏。' },
            { id: 'x-tesol', name: '对外英语教学', text: '在真实课堂里试讲，带实习的更扎实。' },
            { id: 'x-marketing', name: '市场营销', text: '研究人的选择，问卷、访谈、数据都要会。' },
            { id: 'x-management', name: '管理学', text: '给没有工作经历的人，课堂讨论占成绩。' },
          ],
        },
        {
          title: '对数字和规则敏感',
          text: '账目对不上会睡不着，喜欢把流程理顺。误选提醒：以为会计就是记账的人，会被审计和准则的阅读量吓到。',
          items: [
            { id: 'fod1p-6201', name: '会计学', text: '准则、税、审计，证书路线清楚。' },
            { id: 'fod1p-6207', name: '金融学', text: '估值与市场，招聘节奏快，早准备。' },
            { id: 'x-supply-chain-management', name: '供应链管理', text: '把库存、时间和成本同时算清。' },
            {
              id: 'x-business-analytics',
              name: '商业分析',
              text: '让数据回答业务问题，讲得清比算得快要紧。',
            },
          ],
        },
      ],
    },
    {
      type: 'compare',
      heading: '先修课对照：缺的从哪补',
      intro: '每种底子都有一门硬课。下面是常被要求的，以及可以接受的补法，能否接受由学校决定。',
      caption: '常见先修与补法，一般情况',
      corner: '底子',
      columns: ['常被要求的课', '可以的补法', '不太被认的'],
      rows: [
        {
          label: '抽象推理',
          cells: ['数学分析、线性代数、概率', '校内跨选、暑期学分课', '只有证书的短网课'],
        },
        {
          label: '做东西',
          cells: ['编程、数据结构、物理', '有成绩的学分课、公开的项目代码', '只写“自学过”'],
        },
        { label: '读写', cells: ['写作样本、相关学科课程', '论文、书评、实习稿件', '代写或大幅润色的样本'] },
        { label: '与人', cells: ['统计、研究方法、实习时数', '志愿时数、访谈项目', '只有奖状的社团职务'] },
        { label: '数字规则', cells: ['会计、微观经济、统计', '学分课、职业考试科目', '培训结业证'] },
      ],
    },
    {
      type: 'steps',
      heading: '用一学期试出来',
      items: [
        {
          title: '开学：挑两门课',
          text: '一门像是您的底子，一门像是相反的。都认真上，记下每周花的时间和心情。',
        },
        {
          title: '期中：做一件小事',
          text: '写一个程序、访谈五个人、译一篇文章、画一套图。做完再问自己愿不愿意再来一次。',
        },
        { title: '期末：问一个人', text: '找一位在做这行的人，问他上周每天做什么，不问前景。' },
        { title: '假期：写一页结论', text: '留下、放弃、再看看，各写理由。这一页就是个人陈述的底稿。' },
      ],
    },
    {
      type: 'faq',
      heading: '常问的事',
      items: [
        {
          question: '两种底子都像，怎么取舍？',
          answer:
            '取交集的专业先看：数学加人，是心理统计或市场研究；做东西加写，是技术传播或交互设计。交集里再看先修课缺得少的那个。',
        },
        {
          question: '底子和父母想的专业不一样怎么办？',
          answer:
            '把两个专业的课表并排贴出来，一起圈愿意上的课。多数争论在看到课表之后就变小了，因为父母记得的是名字，课表里是日常。',
        },
        {
          question: '都不像怎么办？',
          answer:
            '说明还没做过足够多的事。先读可以晚定专业的学校类型，或者国内大学的通识阶段，给自己一年多试几门。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '测评能帮到哪里',
      fitsTitle: '能帮忙的',
      fits: ['说出自己喜欢哪一类活动', '给出没想到的相邻专业', '和父母谈的时候有个话头'],
      misfitsTitle: '帮不到的',
      misfits: ['证明您做得好', '预测就业和收入', '代替一学期的真实课程'],
    },
    {
      type: 'rules',
      heading: '兴趣测评的边界',
      intro: '测评由谁做、能说明什么，以下有出处；标 ※ 的没有日期或只是转述，以原页为准。',
      look: 'columns',
      items: [{ statement: 'career-riasec' }, { statement: 'career-limits' }],
    },
  ],
})
