import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'OSSD 加拿大安省高中课程：学分、周期与升学',
    description:
      '写给家长的 OSSD 说明：三十个学分怎么构成，读写考试和社区服务是什么，适合哪类孩子，在国内读和去安省读差在哪里，怎样核实学校、怎样申请大学。',
  },
  hue: 'ca',
  source: '专题:OSSD',
  form: { kind: 'general', title: '问一问孩子适不适合读 OSSD' },
  sections: [
    {
      type: 'hero',
      name: 'OSSD 加拿大安省高中课程',
      title: '用平时成绩申请大学：OSSD 值不值得转',
      lead: 'OSSD 是加拿大安大略省的中学毕业文凭。它没有一张决定去向的大考卷，成绩由每门课的作业、测验、报告和期末考试累积而成。对一部分孩子这是松绑，对另一部分孩子则是把压力摊到了每一周。',
      points: [
        { label: '拿到什么', text: '安省教育厅颁发的中学文凭，以及一份逐科成绩单' },
        { label: '靠什么申请', text: '以 12 年级大学预备课程成绩为主，英语要求由大学定' },
        { label: '难在哪里', text: '英文写作、按时交作业、长期稳定，而不是临场发挥' },
      ],
      actions: [
        { label: '报名做转轨评估', href: '/special/ossd/entry' },
        { label: '看加拿大留学', href: '/can' },
      ],
    },
    {
      type: 'prose',
      heading: 'OSSD 是什么，由谁认可',
      paragraphs: [
        'OSSD（Ontario Secondary School Diploma）由安省教育厅设定毕业要求，由有资格授予学分的中学开课、记分。安省本地的公立、教会和私立中学都按这套要求毕业；海外也有经安省教育厅检查、可以授予学分的学校，国内读到的 OSSD 课程大多属于后一种。',
        '大学看的是两样东西：是不是这张文凭，以及 12 年级里带 U 或 M 标记的大学预备课程考了多少分。文凭一样，学校的给分习惯和教学质量却差别很大，所以选学校比选课程更要紧。',
        '它也不只通向加拿大。英国、澳大利亚、美国、中国香港等地的不少大学接受 OSSD 申请，但对科目、分数和语言的要求各写各的，要逐校查当年的入学要求页。',
      ],
    },
    {
      type: 'facts',
      heading: '毕业要满足哪几条',
      intro: '以下是安省对在校生的毕业要求。孩子属于哪一届、能不能折算已修的学分，由接收学校的学分评估决定。',
      items: [
        {
          label: '学分（2024–25 学年起入读 9 年级）',
          value: '30 学分：必修 17，选修 13',
          text: '其中至少 2 学分为网课；2023 年 9 月或更早入读 9 年级的，是必修 18、选修 12。',
          source: {
            name: '温莎埃塞克斯天主教教育局学校页面',
            url: 'https://sites.google.com/wecdsb.on.ca/saintsguidance/ossd-requirements',
          },
          asOf: '2024–25 学年',
        },
        {
          label: '社区服务',
          value: '40 小时',
          text: '8 年级升 9 年级的暑假起可以累计，要留下签字记录。',
          source: {
            name: '哈尔顿公立教育局学校页面',
            url: 'https://www.hdsb.ca/bch/academics-student-experience/graduation',
          },
          asOf: '2025–26 学年',
        },
        {
          label: '读写要求',
          value: '通过 OSSLT 或修 OSSLC',
          text: '10 年级参加安省中学读写测试；没有通过的，可以修读写课程代替。',
          source: {
            name: '哈尔顿公立教育局学校页面',
            url: 'https://www.hdsb.ca/bch/academics-student-experience/graduation',
          },
          asOf: '2025–26 学年',
        },
        {
          label: '理财素养',
          value: '修 10 年级数学时完成',
          text: '这是 2025 年 9 月起新增的毕业要求，插班的学生要问清是否适用。',
          source: {
            name: '温莎埃塞克斯天主教教育局学校页面',
            url: 'https://sites.google.com/wecdsb.on.ca/saintsguidance/ossd-requirements',
          },
          asOf: '2025 年 9 月起',
        },
        {
          label: '网课学分',
          value: '可申请免修',
          text: '两个网课学分可以填写退出表免修，手续问所在学校。',
          source: {
            name: '渥太华卡尔顿教育局学校页面',
            url: 'https://sites.google.com/ocdsb.ca/ocv-student-services/graduation-requirements',
          },
          asOf: '2024–25 学年',
        },
        {
          label: '一个学分有多重',
          value: '110 小时课程',
          text: '看到“几周修完一门”的宣传时，可以用这个数字去核对课时。',
          source: { name: 'Edward 学校页面（二手）', url: 'https://edward-edu.ca/?p=180' },
          asOf: '来源未标日期',
          check: true,
        },
      ],
    },
    {
      type: 'requirements',
      heading: '适合谁，不适合谁',
      intro: '先看孩子的学习方式，再看目标国家，这个顺序不要反过来。',
      fits: [
        '平时作业认真、大考容易失手：持续评分能把日常的功夫记下来',
        '高一或高二在读，英语能读完一章教材并写出一页有观点的短文',
        '目标是加拿大，同时想保留英国、澳大利亚、中国香港的选项',
        '愿意做小组项目、课堂展示，能自己管好每周的截止日',
      ],
      misfits: [
        '主要想避开学习压力：作业和测验每周都算分，拖延会直接变成低分',
        '英语还停留在单词和语法阶段：先补半年到一年语言，再谈转轨',
        '仍打算参加高考：两套课程并行，多数孩子两头都顾不好',
        '已经读到高三下学期：剩下的时间往往不够修完要求的学分，可以先看高考后留学',
      ],
    },
    {
      type: 'compare',
      heading: '和其他路线放在一起看',
      caption: 'OSSD、A-Level 与普通高中加高考的差别（一般情况）',
      columns: ['OSSD', 'A-Level', '普高加高考'],
      rows: [
        {
          label: '成绩怎么来',
          cells: ['作业、测验、报告、期末考试累积', '以考试局的统一考试为主', '一次统一考试'],
        },
        {
          label: '科目',
          cells: ['按学分选课，文理都要兼顾', '选三到四门，学得深', '国家课程，选考科目依省份'],
        },
        {
          label: '英语',
          cells: ['全英文授课，写作量大', '全英文授课，理科文字量较小', '中文授课，另备语言考试'],
        },
        {
          label: '主要去向',
          cells: ['加拿大为主，多国接受', '英国为主，多国接受', '国内为主，部分海外大学接受'],
        },
        {
          label: '主要风险',
          cells: ['学校良莠不齐，给分虚高会被大学识别', '偏科会被放大', '留学准备和高考争时间'],
        },
      ],
      footnote: '各大学对三种成绩的要求每年更新，以目标大学当年的国际学生入学要求页为准。',
    },
    {
      type: 'steps',
      heading: '从决定到毕业的五步',
      intro: '时间按高一结束时转轨的一般情况估计，英语基础不同会有出入。',
      items: [
        {
          title: '做一次真实的评估',
          text: '用一篇限时英文写作、一段学术听力和近两学期的成绩单判断起点。不要只看语言考试总分，写作和听课跟不上，后面每门课都会受影响。',
          duration: '1–2 周',
        },
        {
          title: '核实学校，再谈学费',
          text: '在安省教育厅公布的名单里查学校的授予学分资格和学校编号，问清任课教师是否持安省教师资格、近三届毕业生去了哪里、成绩单怎样寄给大学。',
          duration: '2–4 周',
        },
        {
          title: '学分评估与选课',
          text: '学校根据国内成绩单折算已修学分，排出还差哪些必修。选课要从想读的专业倒推：理工和商科常要求高阶数学，漏一门就可能差一年。',
          duration: '约 1 个月',
        },
        {
          title: '修课、读写考试与社区服务',
          text: '每门课的评分细则在开课时发下来，保留好作业和反馈。社区服务边读边做，不要攒到毕业前；读写考试错过了还有读写课程这条路。',
          duration: '1.5–2.5 年',
        },
        {
          title: '申请大学',
          text: '加拿大安省的大学走 OUAC，其他省和其他国家各有系统。补充申请、视频面试、作品集的截止日常常早于成绩截止日，要单列一张表。',
          duration: '12 年级秋到次年春',
        },
      ],
    },
    {
      type: 'facts',
      heading: '申请安省大学的几个时间',
      intro: '日期每年由 OUAC 公布，下面写明的是所属的申请季，申请时请看当年页面。',
      items: [
        {
          label: '一张申请表',
          value: '分 A 组和 B 组',
          text: '2024 申请季起，原来的 101 和 105 两张表合并，系统按申请人的背景分组。',
          source: {
            name: 'OUAC 辅导员网站（官方）',
            url: 'https://guidance.ouac.on.ca/counsellor-resources/new-undergraduate-application/',
          },
          asOf: '2023-08-24',
        },
        {
          label: '安省在读高中生（A 组）申请',
          value: '1 月 15 日前',
          text: '这是 2025 申请季的日期，各年要查当年页面。',
          source: { name: 'OUInfo（官方）', url: 'https://ouinfo.ca/checklist' },
          asOf: '2025 申请季',
          check: true,
        },
        {
          label: '最早要答复录取的日子',
          value: '2026 年 6 月 1 日',
          text: '大学可以要求学生在这一天答复或交押金；同一时间只能接受一个录取。',
          source: {
            name: 'OUAC 辅导员网站（官方）',
            url: 'https://guidance.ouac.on.ca/student-resources/accepting-an-offer',
          },
          asOf: '2026 申请季',
          check: true,
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '家长常走错的五步',
      items: [
        {
          mistake: '以为 OSSD 不用考试，转过去就轻松',
          instead: '先让孩子试读两周，写一篇正式报告、做一次课堂展示，再决定。没有大考不等于没有考核。',
        },
        {
          mistake: '只问“能上什么大学”，不问怎么教',
          instead: '要一份 12 年级英语课的评分细则和一篇批改过的学生作业，比升学海报更能说明教学水平。',
        },
        {
          mistake: '为了分数挑给分松的学校',
          instead: '大学会按学校的历史表现看待成绩。给分与入学后的表现相差太远的学校，学生反而吃亏。',
        },
        {
          mistake: '语言考试留到最后',
          instead:
            '有的大学对在英文课程里读满规定年限的学生免语言成绩，有的不免。按“要考”准备，通过后再看能否免。',
        },
        {
          mistake: '先交全款，再看合同',
          instead: '合同里写明退费条件、任课教师资质、学分不被认可时怎么办；写不明白的，先不要付款。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '在国内读 OSSD，和去安省读有什么不同？',
          answer:
            '毕业要求相同，环境不同。国内读花费较少、家长看得见，但英语环境要靠自己制造；去安省读有语言环境和本地活动，同时要办学习许可、安排监护与住宿。孩子自理能力还弱时，可以先在国内读一段再去。',
        },
        {
          question: '国内高中的成绩能折算成学分吗？',
          answer:
            '通常可以折算一部分，具体由接收学校按成绩单评估，不同学校的结果会不一样。请在签约前拿到书面的学分评估结果，写明还差哪几门。',
        },
        {
          question: '学费大概多少？',
          answer:
            '各校差别很大，我们手头没有可以注明来源和年份的汇总数字，所以这里不写。请向学校要当年的收费表，分清学费、教材、考试、托管和住宿，再比较三年的总额。',
        },
        {
          question: '读不下来还能回到高考吗？',
          answer:
            '要看学籍。转去国际课程时学籍是否保留、能否回到原校，各地规定不同，请在转轨前向当地教育局和原学校问清，并把答复留底。',
        },
        {
          question: '孩子未满 18 岁，可以自己来咨询吗？',
          answer: '本站的服务面向年满 18 周岁的成年人，请由家长来咨询和签约。评估时欢迎孩子一起参加。',
        },
      ],
    },
    {
      type: 'related',
      heading: '接着看',
      items: [
        { label: '加拿大本科申请规划', href: '/special/bk_can', text: '12 年级各月做什么，补充申请怎么写。' },
        {
          label: '加拿大留学费用',
          href: '/special/fycan',
          text: '学费、住宿、保险逐项列出，注明来源和年份。',
        },
        { label: '海外中学库', href: '/hischool', text: '按国家查中学，安省私立学校也在其中。' },
        {
          label: '留学条件评估',
          href: '/special/condition_pc',
          text: '填成绩、语言和预算，看哪些国家较合适。',
        },
      ],
    },
  ],
})
