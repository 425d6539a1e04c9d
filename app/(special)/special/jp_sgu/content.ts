import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本 SGU 与英文授课项目：计划已结束，学位还在',
    description:
      'SGU 是日本政府的资助计划，期限到 2023 年度，它从来不是一个学位。英文授课本科与硕士仍由各大学招生。本页讲清来历、怎样找项目、考什么和适合谁。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'elite',
  source: '专题:日本SGU',
  form: { kind: 'general', title: '找适合的英文授课项目' },
  sections: [
    {
      type: 'hero',
      name: '日本 SGU 英文授课项目',
      title: '日本 SGU 与英文授课学位：有哪些大学，怎么申请',
      lead: '市面上常把日本的英文授课统称 SGU。SGU（超级国际化大学）其实是文部科学省的一项资助，早已选定学校、按期结束。今天能申请的，是这些学校以及未入选学校各自开设的英文学位项目，规则由学部或研究科自己定。',
      points: [
        { label: '它是什么', text: '一项 2014 年启动、已经结束的政府资助' },
        { label: '您申请的', text: '一个具体的英文授课本科或修士项目' },
        { label: '入学季', text: '九月、十月居多，也有四月入学的' },
      ],
      actions: [
        { label: '查日本院校库', href: '/yxk?country=jp' },
        { label: '看日语授课本科', href: '/special/jp_bk' },
      ],
    },
    {
      type: 'rules',
      heading: '来历与现状',
      items: [
        { statement: 'study-jp-g30', label: 'SGU 之前：Global 30' },
        { statement: 'study-jp-sgu', label: 'SGU 是什么，几时结束' },
        {
          statement: 'study-jp-sgu-list',
          label: '当年选了哪些学校',
          note: '东京医科齿科大学与东京工业大学已在 2024 年 10 月合并为东京科学大学，按旧名单会找不到。',
        },
        { statement: 'study-jp-g30-nagoya', label: '仍在招生的一例' },
        {
          statement: 'jp-english-2027',
          label: '2027 年入学的申请日期',
          note: '有的窗口现在开着：先看还没截止的那一所，材料齐了就递，别等几所一起交。',
        },
      ],
    },
    {
      type: 'features',
      heading: '四步找到真正的英文学位',
      look: 'numbered',
      items: [
        {
          title: '从官方目录开始',
          text: 'Study in Japan 与日本学生支援机构都提供英文学位项目的检索，按学位层次、学科、入学月筛，得到名单再去学校网站。',
        },
        {
          title: '看“修完学位所需语言”',
          text: '写明 all courses in English 的才能全程英文毕业；只写“部分英文授课”的，毕业学分里会有日语课。',
        },
        {
          title: '下载当年的 Application Guidelines',
          text: '资格、成绩种类、文书、推荐信、面试方式都在里面。中文网页和论坛的总结常是旧年份。',
        },
        {
          title: '对照自己有哪种学力成绩',
          text: '高考、SAT、ACT、IB、A-Level、AP，不同项目认的不一样。手上哪一种齐，就先报认它的项目。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '英文授课还是日语授课',
      caption: '同在日本读本科，两种授课语言的差别',
      columns: ['英文授课', '日语授课'],
      rows: [
        { label: '选拔', cells: ['材料、文书、面试，一般没有留考', '留考加校内笔试和面试'] },
        { label: '专业', cells: ['国际教养、政经、环境、部分理工', '几乎全部专业'] },
        { label: '同学', cells: ['各国学生与归国子女', '以日本学生为主'] },
        { label: '生活', cells: ['校内英文够用，校外仍要日语', '日语贯穿始终'] },
        { label: '毕业求职', cells: ['留日就业需另补商务日语', '求职语言已过关'] },
        { label: '继续深造', cells: ['申请欧美硕士材料现成', '考日本大学院更顺'] },
      ],
    },
    {
      type: 'requirements',
      heading: '谁该选英文项目',
      fits: [
        '托福、雅思已经够到目标项目，日语零基础也不打算等两年',
        '国际课程或高考成绩稳定，文书能讲清一件具体的事',
        '考虑在日本读完再去别国读硕士',
        '本科已毕业、专业课英文阅读没有障碍，申请英文修士',
      ],
      misfits: [
        '英语弱，只想绕开留考：文书和面试同样会筛掉',
        '想读医学、法律、师范等需要日本资格的专业：多为日语授课',
        '毕业后一定要在日本找工作，却没有学日语的打算',
        '以为英文项目学费低或奖学金人人有：要逐校看',
      ],
    },
    {
      type: 'timeline',
      heading: '以 2027 年秋季入学倒推',
      intro: '日期因项目而异，这里写的是多数项目的节奏。',
      items: [
        {
          when: '2026 年 11 至 12 月',
          title: '首轮多在这时',
          text: '还没有语言成绩的，先看有没有第二轮、第三轮，别仓促交一份半成品。',
        },
        {
          when: '2027 年 1 至 3 月',
          title: '后面的轮次',
          text: '交文书、成绩单、推荐信；高三生用在校成绩加预估。',
        },
        {
          when: '2027 年 3 至 5 月',
          title: '面试与结果',
          text: '线上面试为主，会问为什么是日本、为什么是英文授课。',
        },
        {
          when: '2027 年 6 至 8 月',
          title: '补成绩与签证',
          text: '以高考为学力证明的，出分后补交；拿到在留资格认定证明书后办签证。',
        },
        {
          when: '2027 年 9 至 10 月',
          title: '入学',
          text: '到校先考日语分班，哪怕毕业不要日语学分，也把这门课选上。',
        },
      ],
    },
    {
      type: 'schools',
      heading: '从这些学校的招生页查起',
      intro: '列表按已公布的名次排，列出来只为方便查找，并不表示每一所都有您要的英文项目。',
      country: 'jp',
      limit: 8,
    },
    {
      type: 'faq',
      heading: '名额、文凭与托福新分制',
      items: [
        {
          question: '有中介说手里有 SGU 的名额，可信吗？',
          answer:
            '不可信。SGU 没有面向学生的名额，也没有统一报名入口。请对方给出学校官网上的项目页和申请系统网址；给不出来的，不要付款。',
        },
        {
          question: '英文项目的文凭和日语项目一样吗？',
          answer:
            '学位由同一所大学授予，文凭上写学位名称，授课语言多半不写。回国认证仍按学校和学位向留学服务中心申请。',
        },
        {
          question: '托福改成新分制后，学校怎么看？',
          answer:
            '2026 年 1 月起托福用新分制，成绩单同时给出可比的旧分。看项目页写的是哪一种，不清楚就发邮件问，把回信留着。',
        },
      ],
    },
    {
      type: 'related',
      heading: '没有合适的英文项目，再看这里',
      items: [
        { label: '日语授课本科', href: '/special/jp_bk', text: '专业齐全，多花一年学语言。' },
        { label: '大学院申请', href: '/special/jp_yjs', text: '英文修士与日文修士的入口不同。' },
        { label: '香港本科规划', href: '/special/bk_zh/bk_hk', text: '同样英文授课、离家近的选择。' },
      ],
    },
  ],
})
