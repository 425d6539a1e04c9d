import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'AP 选科与报考：学校开课和自学是两条路',
    description:
      'AP 该选几门、选哪几门，学校开课与自学报考各怎么走，内地非 AP 学校的考生到哪里核对能不能报，机考与手写怎样混合，5 分能不能换学分，每科考试费多少。',
  },
  family: 'exams',
  hue: 'ink',
  picture: 'contest',
  source: '专题:AP备考',
  form: { kind: 'language', title: '按目标专业定 AP 科目', text: '未满 18 周岁的同学，请由家长填写。' },
  sections: [
    {
      type: 'hero',
      name: 'AP 备考',
      title: 'AP 选科与报考：选哪几门，在哪里考',
      lead: 'AP 是美国高中里的大学入门课，每年五月统考一次。招生官看的是：您的学校开了多少，您选了哪些难的，和您说要学的专业对不对得上。离开这三点，门数没有意义。',
      answer: {
        items: [
          { label: '分数', statement: 'exam-ap-scale', says: '1 至 5 分' },
          { label: '2026 年机考', statement: 'exam-ap-2026', says: '16 科全机考' },
        ],
      },
      arrangement: 'ledger',
      points: [
        { label: '考期', text: '一年一次，五月上旬到中旬' },
        { label: '分数', text: '1 到 5，满分可以失不少分' },
        { label: '给谁看', text: '美国大学看难度，英国、香港、新加坡部分大学当入学资格' },
        { label: '能不能换学分', text: '各大学、各院系自己定，录取后才见分晓' },
      ],
      actions: [{ label: '看 AP 课程', href: '/yylist/ap' }],
    },
    {
      type: 'features',
      heading: 'AP 按专业怎么选课',
      intro: '每组先选前两门，第三门看学有余力。申请英国式大学的，查清它要几门、哪几门。',
      look: 'grid',
      items: [
        {
          title: '工程、计算机',
          text: '微积分 BC、物理 C 力学；第三门选计算机科学 A 或物理 C 电磁。只有微积分 AB 的，用学校的高年级数学补。',
        },
        {
          title: '商科、经济',
          text: '微积分、宏微观经济；再加统计。经济两门内容少，放在高一高二试水也行，但别只有这两门。',
        },
        {
          title: '生命科学、医学方向',
          text: '生物、化学；数学至少到微积分 AB。化学的大题写作量大，英语弱的同学晚一年考。',
        },
        {
          title: '人文社科',
          text: '美国史或世界史、英语语言；心理学容易自学，分量也轻。英语语言对非母语者难，考到 4 已经说明问题。',
        },
        {
          title: '艺术与设计',
          text: '艺术类 AP 交作品，没有笔试，作品可以和申请作品集共用一条探究线索，截止通常在五月上旬。',
        },
        {
          title: '方向没定',
          text: '微积分加一门实验科学加一门文科，三条腿都站着，改主意时损失小。',
        },
      ],
    },
    {
      type: 'compare',
      heading: '学校开课，还是自己报',
      caption: '三种报考方式',
      columns: ['AP 学校在读', '非 AP 学校、自学', '出境考'],
      rows: [
        {
          label: '怎样报',
          cells: [
            '校内 AP 管理员登记，再到报名系统付款',
            '当年若开放，自己在内地报名系统选城市和科目',
            '香港、新加坡、韩国等地的考试机构',
          ],
        },
        {
          label: '报名时间',
          cells: ['开学到秋季中', '同一窗口，先看当年是否开放', '各地不同，多在秋冬'],
        },
        {
          label: '成绩单上',
          cells: ['有课程成绩，也有统考成绩', '只有统考成绩，难度要靠推荐信说明', '同自学'],
        },
        {
          label: '要防',
          cells: ['校内成绩 A、统考 2，反差会被问', '座位和科目不全，先占位再学', '签注、住宿和连考的体力'],
        },
      ],
      footnote:
        '内地收不收非 AP 学校的考生，近年变过，以大学理事会和考点当季的通知为准。2027 年五月是否照旧、还能不能报，以 Prometric 的 AP 中国页面为准。',
    },
    {
      type: 'rules',
      heading: '考试方式与计分',
      items: [
        {
          statement: 'exam-ap-2026',
          label: '机考科目',
          note: '2027 年的科目表以 AP Central 公布的为准，不要沿用 2026 年的。',
        },
        {
          statement: 'exam-ap-hybrid',
          label: '一半电脑，一半手写',
          note: '微积分、物理、化学的大题仍写在纸上。平时就用纸写步骤，不要全在平板上练。',
        },
        { statement: 'exam-ap-scale', label: '分数的含义' },
      ],
    },
    {
      type: 'prose',
      heading: 'AP 考试费多少钱，去哪里看',
      paragraphs: [
        '大学理事会按科收费：美国和加拿大的考点、其他国家和地区的考点、Seminar 与 Research 三类价格不同；内地考点由承办方用人民币收取，另有加收。2027 年 5 月考试的价格以大学理事会和 Prometric 的 AP 中国页面为准。付款前请看清改期、弃考能不能退。',
      ],
      links: [
        {
          label: '大学理事会：AP 考试费',
          href: 'https://apstudents.collegeboard.org/exam-policies-guidelines/exam-fees',
        },
      ],
    },
    {
      type: 'timeline',
      heading: '从十一月到五月',
      items: [
        {
          when: '十一、十二月',
          title: '核对报名',
          text: '登录两个系统看科目和考点；没报上的，改为明年或出境考。',
        },
        {
          when: '寒假',
          title: '把上半年课程过完',
          text: '理科做单元大题，文科整理年代和案例，各留一页纸的提纲。',
        },
        {
          when: '三月',
          title: '第一套整卷',
          text: '照真实时间做，大题按评分标准自己判，看是不会还是写得不像答案。',
        },
        { when: '四月', title: '每周一套', text: '同时试一次机考软件；艺术和研究类的提交别拖到截止那天。' },
        { when: '五月', title: '考试', text: '两科撞期可申请补考场。七月出分，申请大学时由自己决定寄不寄。' },
      ],
    },
    {
      type: 'mistakes',
      heading: 'AP 备考要避开的做法',
      items: [
        {
          mistake: '为数目一年考五门以上',
          instead: '校内成绩先掉下来。招生官先读成绩单，统考分数排在后面。',
        },
        {
          mistake: '以为 5 分都能换学分、提前毕业',
          instead:
            '有的大学只换选修，有的专业课要求重修，有的一概不换。到目标大学的 AP credit 页面按科目查。',
        },
        {
          mistake: '先交自学班学费，再去找考位',
          instead: '顺序倒过来：查城市、查科目、占到座位，再决定上不上课。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '普通高中生怎么用，3 分报不报',
      items: [
        {
          question: '读普通高中，AP 补得上“课程难度”吗？',
          answer:
            '补得上一部分。两三门与专业相关的 4、5 分，加上学校开具的课程说明，能让招生官看懂您已经走到学校课程之外。',
        },
        {
          question: '考了 3 分要不要报上去？',
          answer:
            '申请表里的 AP 成绩是自愿填写。与专业无关的 3 分可以不填；校内这门课在成绩单上，不填也要有心理准备被问到。',
        },
      ],
    },
    {
      type: 'related',
      heading: '和 AP 一起排的另外两样',
      items: [
        { label: 'SAT', href: '/special/sat', text: '与 AP 同在春季，两样怎样错开。' },
        { label: 'A-Level', href: '/special/alevel', text: '目标以英联邦为主时，另一套课程。' },
      ],
    },
  ],
})
