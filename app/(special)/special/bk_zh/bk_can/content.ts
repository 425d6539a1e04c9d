import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大本科申请规划：按省看大学，按学院看要求',
    description:
      '加拿大本科按省分系统，按学院定要求。这一页讲普高、OSSD、国际课程学生怎样选省和学院，补充申请怎么写，Co-op 值不值，学习许可和毕业工签先查什么。',
  },
  family: 'undergraduate',
  hue: 'ca',
  picture: 'ca',
  source: '专题:加拿大本科申请',
  form: { kind: 'general', title: '问问成绩够得着哪些学院' },
  sections: [
    {
      type: 'hero',
      name: '加拿大本科申请规划',
      title: '加拿大本科没有一张总表：省和学院各有要求',
      lead: '教育归各省管，申请系统、成绩折算和截止日因此各不相同。同一所大学里，工程、商科和文理学院可能隔着十几分。把“省”和“学院”想清楚，名单就短了。',
      answer: {
        budget: { country: 'ca', level: 'undergraduate' },
        items: [
          { label: '多伦多大学截止', day: '{{ca-university-of-toronto.main}}' },
          { label: '签证生活费证明', fact: 'ca-pof-2026' },
        ],
      },
      arrangement: 'banner',
      points: [
        { label: '申请入口', text: '安省走 OUAC，其他省多为学校或省级系统' },
        { label: '主要看什么', text: '高二、高三的相关科目成绩，热门学院另有补充申请' },
        { label: '额外一关', text: '本科的学习许可一般要配省级证明信，先查目标省的办法' },
      ],
      actions: [{ label: '报名加本规划', href: '/special/bk_zh/bk_can/entry' }],
    },
    {
      type: 'prose',
      heading: '安省、卑诗、魁北克与其他省份',
      look: 'columns',
      paragraphs: [
        '安大略：大学多，OUAC 一张表可填多校，商科、工程、计算机竞争激烈，很多学院要补充申请或视频回答。带薪实习（Co-op）项目集中在这里，录取时常单列一条线。',
        '不列颠哥伦比亚：研究型大学规模大，有的要写个人经历短答，和成绩一起看。房租高，气候温和，低陆平原以外的校区更容易入住校内。',
        '魁北克：本地学生先读两年 CEGEP，外省和国际学生常因此读四年。蒙特利尔有英语授课的大学，生活仍会遇到法语；资金证明也另有省里的标准。',
        '艾伯塔、曼尼托巴及大西洋省份：生活成本较低，录取相对平和，毕业留省的配套政策各有一套。适合把“读完能留下”放在前面的家庭，但省提名年年变，不能当成确定收益。',
      ],
    },
    {
      type: 'compare',
      heading: '三种高中背景，准备的东西不一样',
      caption: '普高、OSSD、A-Level/IB/AP 申请加拿大本科（一般情况）',
      columns: ['国内普高', 'OSSD', 'A-Level / IB / AP'],
      rows: [
        {
          label: '成绩怎么看',
          cells: [
            '三年成绩单，不少学校要会考，有的要高考',
            '十二年级大学预备课的几门平均',
            '预估加最终成绩，可换部分学分',
          ],
        },
        {
          label: '语言',
          cells: ['一般要雅思或托福', '读满规定年限的部分学校可免，逐校查', 'IB、A-Level 英语科目有时可替代'],
        },
        {
          label: '先修科目',
          cells: ['理工科看数学、物理、化学三年是否修齐', '看有没有修对 U 级课', '看数学级别和实验课'],
        },
        {
          label: '容易卡住',
          cells: ['成绩单格式与会考证明', '补交期末成绩的时间', '选课与学院要求不符'],
        },
      ],
      footnote: '各大学招生网站有“按课程体系查要求”的页面，中国学生的那一页每年更新。',
    },
    {
      type: 'timeline',
      heading: '加拿大本科申请时间表',
      intro: '以次年九月入学为例。热门学院的截止常比学校总截止早。',
      items: [
        {
          when: '8–9 月',
          title: '列学院清单',
          text: '每个学院单独一行，写先修科目、补充申请、截止日、是否带 Co-op。',
        },
        {
          when: '9–11 月',
          title: '开表与语言',
          text: '安省申请表九月中旬开放。语言考到学院要求，而不是学校底线。',
        },
        {
          when: '11 月到次年 1 月',
          title: '补充申请',
          text: '个人陈述、活动短答、视频回答。先写题目要点，再口头讲两遍，避免背稿。',
        },
        {
          when: '2–5 月',
          title: '分批出结果',
          text: '早录取、常规录取、候补混在一起来。先记下每个录取的答复日和押金。',
        },
        {
          when: '5–6 月',
          title: '接受一个',
          text: '交押金、订宿舍，学校出具录取信，并通知怎样办省级证明信。',
        },
        { when: '6–8 月', title: '学习许可', text: '资金、体检、生物信息。九月入学的人尽量六月前递出。' },
      ],
    },
    {
      type: 'rules',
      heading: '安省申请系统的几条规定',
      items: [
        {
          statement: 'ouac-101-105',
          note: '不在安省读高中的中国学生一般归入 B 组，截止日由各大学定。',
        },
        { statement: 'study-ca-ouac-open' },
        { statement: 'ca-dates-2027' },
        { statement: 'study-ca-ouac-one', note: '换校前先想好旧校的宿舍押金能否退回。' },
      ],
    },
    {
      type: 'figures',
      heading: '加拿大本科学费、资金证明与许可费',
      caption: '四所大学的本科国际学费、资金证明与学习许可',
      items: [
        { fact: 'ca-ug-toronto', note: '各学院不同，工程、商科在高处。' },
        { fact: 'ca-ug-mcgill' },
        { fact: 'ca-ug-ubc' },
        { fact: 'ca-ug-sfu' },
        { fact: 'ca-pof-2026', note: '单人一年的生活费证明，学费和路费另加。' },
        { fact: 'ca-permit-fee' },
        { fact: 'ca-biometrics' },
      ],
      footnote: '汇率按 {{fx-cad-cny}} 估算，付款日的牌价会不同。',
    },
    {
      type: 'requirements',
      heading: '加拿大本科适合谁',
      fitsTitle: '放在前面',
      fits: [
        '成绩稳定而标化不突出：多数学院不看 SAT',
        '想读工程、计算机、会计，看重带薪实习的学期',
        '愿意毕业后留下工作几年，接受政策会变',
      ],
      misfitsTitle: '先缓一缓',
      misfits: [
        '先修课没修齐就想读工程：补一年课，或改申相近的理学院',
        '想大一先不选方向：热门学院多为直录，校内再转的名额很少',
        '冬天长、住得远会影响情绪的孩子：先做一次冬季的实地住宿体验',
      ],
    },
    {
      type: 'mistakes',
      heading: '录取之后还要分流，Co-op 要自己投',
      items: [
        {
          mistake: '拿到录取就当进了心仪专业',
          instead: '有的录取是大类，二年级按绩点分流。看录取信上写的是项目还是学院，再问分流线怎么定。',
        },
        {
          mistake: '把 Co-op 当成安排好的工作',
          instead: '学校给的是平台和学分，岗位要自己投、自己面。找不到的学期要延后毕业。',
        },
        {
          mistake: '读公立学院两年再转大学，以为只是省钱',
          instead:
            '有省级转学协议的专业可行，学分按课程评；热门学院给转学生的名额少，学院文凭对应的工签条件也另算，先查协议再选学院。',
        },
        {
          mistake: '只看“毕业能拿几年工签”',
          instead:
            '工签要求全日制、指定院校、语言等级，学院和大学的条件不同。入学前在移民部页面上逐条核对所读项目。',
        },
      ],
    },
    {
      type: 'related',
      heading: 'OSSD、高中与学习许可',
      items: [
        { label: 'OSSD 课程', href: '/special/ossd', text: '用平时成绩申请，适合谁、怎样核实学校。' },
        { label: '加拿大高中', href: '/special/gz_zh/gz_can', text: '更早出去读，监护与学区怎么选。' },
        { label: '加拿大学习许可', href: '/special/qz_can', text: '材料和次序。' },
      ],
    },
  ],
})
