import { defineSubjectChannel } from '@/lib/channels/schema'

export const majorsByField = defineSubjectChannel({
  path: '/chanel/rmzy',
  name: '热门专业',
  service: '留学选专业咨询',
  scene: 'majors',
  seo: {
    title: '热门专业：按领域看学什么、要什么底子',
    description:
      '热门专业按领域讲：商科、计算与数据、工程、生命健康、人文社科、艺术设计，各领域里名字相近的专业差在哪，要哪些先修课，毕业常见去向，热门二字该怎样看，适合谁。',
  },
  hue: 'ink',
  source: '频道·热门专业',
  hero: {
    title: ['留学热门专业：', '学什么，', '要什么底子'],
    lead: '热门说的是申请人多，不是适合您。先分清领域，再分清同一领域里几个相近的名字，然后看先修课和执业规定。看完这一页，您应当能划掉一半选项。',
    points: [
      { label: '热门从哪来', text: '由编辑挑选，不是统计，也不代表好找工作' },
      { label: '先看课表', text: '必修课里反复出现的方法，就是毕业后真正会的东西' },
      { label: '留相邻的路', text: '每个专业都有课程重合的邻居，申请时放进一两个' },
    ],
    action: { label: '换一种看法：按底子选', href: '/chanel/rmzy/index2' },
  },
  form: { title: '请顾问帮您划掉几个' },
  sections: [
    {
      type: 'majors',
      heading: '六个领域，三十来个专业',
      intro: '每个领域里相近的名字怎样分；点专业看它学什么、要什么、去哪里。',
      groups: [
        {
          title: '商科',
          text: '工具课决定能不能毕业，项目和人脉决定能不能就业。越靠近数字的专业先修越硬，越靠近管理的专业经历越要紧。',
          items: [
            {
              id: 'fod1p-6207',
              name: '金融学',
              text: '公司财务、投资与市场；数学和会计都要，招聘早、考证多。',
            },
            {
              id: 'x-financial-mathematics',
              name: '金融数学',
              text: '随机过程与定价，近于数学系；编程和证明缺一样都难。',
            },
            {
              id: 'x-accounting-and-finance',
              name: '会计与金融',
              text: '一半准则一半市场，免考科目多，适合打算考证的人。',
            },
            { id: 'x-marketing', name: '市场营销', text: '消费者研究和数据越来越多，只靠创意走不远。' },
            {
              id: 'x-supply-chain-management',
              name: '供应链管理',
              text: '采购、库存、物流的优化，工科和商科背景都能读。',
            },
            {
              id: 'x-master-of-business-administration-mba',
              name: '工商管理硕士',
              text: '给有工作经历的人，应届生看管理学硕士。',
            },
          ],
        },
        {
          title: '计算与数据',
          text: '四个相近名字的分界在数学和工程各占多少。转专业的人多，先修课是头一道门槛，作品和代码是第二道。',
          items: [
            { id: 'fod1p-2102', name: '计算机科学', text: '算法、系统、理论，底子打得宽，作业量也大。' },
            { id: 'x-software-engineering', name: '软件工程', text: '怎样多人把大软件做对，重项目和规范。' },
            { id: 'x-data-science', name: '数据科学', text: '统计加计算，开在哪个学院，偏重就在哪边。' },
            {
              id: 'x-artificial-intelligence',
              name: '人工智能',
              text: '概率、优化、学习理论，线性代数不熟会跟不上。',
            },
            {
              id: 'x-cybersecurity',
              name: '网络安全',
              text: '攻防与合规，个别岗位有国籍或背景要求，先打听。',
            },
            {
              id: 'x-statistics',
              name: '统计学',
              text: '从证明到建模，去向宽，适合数学好而不想只写代码的人。',
            },
          ],
        },
        {
          title: '工程与建筑',
          text: '学位认证牵着日后注册，课程衔接很严。动手和图纸的时间比想象多，小组毕业设计占大头。',
          items: [
            { id: 'fod1p-2414', name: '机械工程', text: '力、热、控制都学，去向跟着制造业走。' },
            { id: 'fod1p-2408', name: '电气工程', text: '电路、信号、能源，部分方向签证审查时间长。' },
            {
              id: 'x-electrical-and-electronic-engineering',
              name: '电子与电气工程',
              text: '英联邦的叫法，偏通信与半导体的学校不少。',
            },
            {
              id: 'fod1p-2406',
              name: '土木工程',
              text: '结构、岩土、水利，注册工程师要学位认证加工作年限。',
            },
            { id: 'fod1p-1401', name: '建筑学', text: '工作室教学，作品集入场，毕业到注册要好几年。' },
          ],
        },
        {
          title: '生命与健康',
          text: '能不能执业由当地注册机构决定，学位只是其中一步。实验和实习时数多，语言单项要求高。',
          items: [
            { id: 'x-biomedical-science', name: '生物医学', text: '给进实验室和读研的人，不是医生的捷径。' },
            { id: 'x-public-health', name: '公共卫生', text: '面对人群而非病人，统计和政策各占一半。' },
            { id: 'fod1p-5200', name: '心理学', text: '先是统计与实验，再是人；做咨询要另看执照。' },
          ],
        },
        {
          title: '人文社科与教育',
          text: '写作和阅读量大，语言就是专业能力。名额少的项目看写作样本，名额多的看均分。',
          items: [
            { id: 'fod1p-5501', name: '经济学', text: '微观、宏观、计量三门过不去，后面都难；数学要早补。' },
            { id: 'x-law-llm', name: '法学硕士', text: '给法学毕业生；想在当地执业要另查考试资格。' },
            {
              id: 'x-media-and-communication',
              name: '传媒与传播',
              text: '理论与实务两类，毕业作品不同，先看清再投。',
            },
            { id: 'x-tesol', name: '对外英语教学', text: '看带不带实习，回国任教另有资格要求。' },
            {
              id: 'x-translation-and-interpreting',
              name: '翻译与口译',
              text: '入学考难，口译有面试，两种语言都要能写。',
            },
          ],
        },
        {
          title: '艺术与设计',
          text: '作品集是门票，规格每校不同。准备期以学期计，临时拼不出来。',
          items: [
            {
              id: 'x-interaction-design',
              name: '交互设计',
              text: '看用户、做原型、做测试，文理工背景都有人读。',
            },
            { id: 'x-fashion-design', name: '服装设计', text: '材料试验和立裁在前，款式图在后。' },
          ],
        },
      ],
    },
    {
      type: 'features',
      heading: '“热门”的四种说法，都要打折',
      look: 'notes',
      items: [
        { title: '申请的人多', text: '竞争被抬高，录取线也跟着水涨船高。您不比别人强在哪里，热门就只是难。' },
        {
          title: '起薪听起来高',
          text: '公开的数多来自头部项目和自愿填报，没有分母。问学校：填报率多少，不填的人怎样算。',
        },
        {
          title: '都说好就业',
          text: '好就业往往是行业周期，四年后可能翻转。更稳的是能换行业的能力：数学、写作、与人合作。',
        },
        {
          title: '父母那一代的印象',
          text: '金融、计算机、医学的样子变了。请孩子找三位刚工作两年的人谈，比看排行榜有用。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '从名字到决定，四步',
      items: [
        {
          title: '读三份课表',
          text: '同一个专业找三所学校，看必修课重合几门。重合的是这个专业，不重合的是学校特色。',
        },
        { title: '对先修', text: '把要求里的课和自己的成绩单连线，缺的课写下能不能补、在哪里补。' },
        { title: '看去向', text: '想做的岗位要什么执照，执照认不认这个学位，在国内和当地各怎样。' },
        { title: '试一次', text: '上一门网课、做一个小东西、和从业者谈一次。试过还想学，再写进申请。' },
      ],
    },
    {
      type: 'faq',
      heading: '选专业常问的事',
      items: [
        {
          question: '先选学校还是先选专业？',
          answer:
            '研究生先选专业，因为由系录取，课表决定以后做什么。本科看国家：英国、澳大利亚入学即专业，先选专业；美国可以先选学校类型，再在前两年定。',
        },
        {
          question: '跨专业申请难不难？',
          answer:
            '看跨多远。商科之间、工科之间多半只差几门课；从文科到计算机，要先补编程和数学并拿到成绩。补得出证据就不难，只写兴趣就很难。',
        },
        {
          question: '冷门专业是不是更容易进名校？',
          answer:
            '有的名额少，录取比例并不高；有的确实申请人少，但入学后转专业有限制。为了校名去读不喜欢的东西，三四年会很长。',
        },
      ],
    },
    {
      type: 'hotMajors',
      heading: '编辑选出的专业与全部门类',
      intro: '标记由编辑给出，不是统计，随时会改。点门类看其余专业。',
    },
  ],
})
