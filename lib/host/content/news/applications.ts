import type { ArticleInput } from '../news'

/** How applications work, country by country. */
export const applicationArticles: ArticleInput[] = [
  {
    id: 'us-early-rounds',
    type: 'headlines',
    title: '美国本科的 ED、EA、REA、RD：约束力、时间和怎么选',
    summary: '五种轮次的差别只有两件事：录取后要不要去，什么时候知道结果。先回答这两个问题再选轮次。',
    date: '2026-10-12',
    updated: '2026-11-20',
    author: '美世留学 美国申请组',
    country: 'us',
    sections: [
      {
        heading: null,
        paragraphs: [
          '每年秋天都有家庭问：早申是不是更容易录取。这个问题没有统一答案，因为早申池和常规池的申请人并不一样。更实在的问法是：这所学校录取了，我是不是一定去；如果一定去，家里有没有把四年的费用算过。',
        ],
      },
      {
        heading: '五种轮次分别意味着什么',
        paragraphs: [
          '下面的日期是通常情况。Common App 本身没有统一截止日，每所学校各定各的，递交前要在学校官网核对当年日期。',
        ],
        list: [
          'ED：有约束力，录取后须入读并撤回其他申请。通常 11 月 1 日或 15 日截止，12 月中旬出结果。',
          'ED II：同样有约束力，通常 1 月 1 日或 15 日截止，2 月到 3 月初出结果。',
          'EA：无约束力，通常 11 月 1 日或 15 日截止，可以到 5 月 1 日再决定。',
          'REA：不绑定入读，但限制同时早申其他私立大学，哈佛、耶鲁、普林斯顿、斯坦福等采用。',
          'RD：多为 1 月 1 日或 15 日截止，3 月底到 4 月初出结果，5 月 1 日前确认。',
        ],
      },
      {
        heading: '选 ED 之前要做的三件事',
        paragraphs: [
          '一是用学校官网的费用页把四年总支出算一遍。国际生的助学金政策各校不同，有约束力的轮次里没有机会比较几份方案。二是确认高中能在截止前两周交出推荐信和学校报告。三是准备好其余学校的文书，因为 12 月中旬出结果到 1 月初截止只有两三周。',
          '如果成绩在上升，高三上学期的成绩单会明显更好，那么把想去的学校放在 ED II 或 RD，让它看到新成绩，往往比赶 11 月更划算。',
        ],
      },
      {
        heading: '被延后或候补怎么办',
        paragraphs: [
          '延后意味着材料会放进常规轮次再看一次。按学校说明补交期中成绩和一页更新即可，写新发生的事，不重复原来的内容。不要多次写信，也不要请许多人替你写信。',
        ],
      },
    ],
    sources: [
      { name: 'Common App 官网', url: 'https://www.commonapp.org/' },
      {
        name: 'Admissions Narrative 截止日说明（二手，页面未标日期）',
        url: 'https://www.admissionsnarrative.com/faq/admissions-process/college-application-deadline-guide',
      },
      {
        name: 'Great College Advice（二手，页面未标日期）',
        url: 'https://greatcollegeadvice.com/blog/college-admissions/when-is-the-common-app-due',
      },
    ],
  },
  {
    id: 'us-common-app-season',
    type: 'headlines',
    title: 'Common App 一年怎么走：从 8 月 1 日开放到 5 月 1 日确认',
    summary:
      '每年 8 月 1 日开放新申请季。把账号、主文书、补充信息和推荐信拆到六个月里做，十月就不会挤在一起。',
    date: '2026-09-18',
    updated: '2026-11-20',
    author: '美世留学 美国申请组',
    country: 'us',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Common App 每年 8 月 1 日开放新申请季。2026 年秋季入学的那一季于 2025 年 8 月 1 日开放，来源称接受学校超过 1000 所。一个账号可以在几个申请季之间保留基本信息，所以高二就能先熟悉界面，不必等到开放当天。',
        ],
      },
      {
        heading: '七月到八月：把不依赖学校的部分写完',
        paragraphs: [
          '个人信息、家庭、教育和活动清单占时间，却不需要学校配合，暑假就能填完。活动清单有字数限制，先写动词和结果，再写头衔。',
          '主文书要求 250 至 650 词，七个题目选一，这一范围来自较早的资料，新一季以系统显示为准。初稿写完放一周再改，改的时候先删掉讲道理的句子。',
        ],
      },
      {
        heading: '补充信息变短了',
        paragraphs: [
          '2025-26 申请季把“补充信息”由 650 词缩到 300 词，原来的“社区干扰”一问改名为“挑战与处境”。这意味着解释成绩波动、换学校或课程受限时，只能写事实：发生了什么、影响了哪些课、后来怎样。',
        ],
      },
      {
        heading: '九月到次年五月',
        paragraphs: ['下面是按月的检查表，日期以各校官网为准。'],
        list: [
          '9 月：定下推荐老师，给老师一页材料，写清你想让他谈哪门课上的哪件事。',
          '10 月：核对每所学校是否要求标化、作品或面试，早申材料在截止前一周递出。',
          '11 月至 12 月：早申递交后继续写常规轮次的补充文书，不等结果。',
          '1 月：递交常规轮次，通知学校寄期中报告。',
          '3 月至 4 月：对比录取与费用，必要时给学校写信问学分与住宿。',
          '5 月 1 日前：确认一所，撤回其余。',
        ],
      },
      {
        heading: '申请费要留多少',
        paragraphs: [
          '收费由各校决定，部分学校不收。二手资料给出的 2025-26 申请季常见区间是每校 {{us-appfee-range}}。按十所学校估，留出这笔钱，再加送分和签证的费用。',
        ],
      },
    ],
    sources: [
      { name: 'Common App 官网', url: 'https://www.commonapp.org/' },
      {
        name: 'College Choice Counseling，2025-07-30（二手）',
        url: 'https://www.collegechoicecounseling.com/post/2026-common-application-opens-august-1-what-students-need-to-know',
      },
      {
        name: 'Adaanist，2025-26 申请指南（二手）',
        url: 'https://www.adaanist.org/p/the-common-app-complete-2025-2026-guide',
      },
      {
        name: 'Aralia，2025-26 申请季费用（二手）',
        url: 'https://www.aralia.com/helpful-information/college-application-season-2025-2026-all-questions-answered',
      },
    ],
  },
  {
    id: 'uk-ucas-2027',
    type: 'headlines',
    title: 'UCAS 2027 年入学时间线：递交、Extra 和补录各在什么时候',
    summary: '2027 年入学的申请自 2026 年 9 月 1 日起可递交。五个志愿怎么排，比早几天递交更要紧。',
    date: '2026-09-25',
    updated: '2026-11-20',
    author: '美世留学 英国申请组',
    country: 'uk',
    sections: [
      {
        heading: null,
        paragraphs: [
          '英国本科通过 UCAS 统一申请。一份申请至多五个志愿，牛津、剑桥以及多数医学、牙医、兽医课程的截止早于其他课程，两类课程可以混填，总数仍不超过五个。',
        ],
      },
      {
        heading: '2027 年入学的几个日期',
        paragraphs: ['以下日期来自一所英国学院 2026 年的说明页，递交前请在 UCAS 官网再核对一次。'],
        list: [
          '2026 年 9 月 1 日：可以递交申请。',
          '2027 年 2 月 25 日至 7 月 1 日：五个志愿都没有录取时，可用 UCAS Extra 再加志愿。',
          '2027 年 7 月 2 日至 10 月 18 日：补录期（Clearing）。',
        ],
      },
      {
        heading: '平等考虑截止是什么意思',
        paragraphs: [
          '以 2026 年入学为例，多数课程的平等考虑截止是 2026 年 1 月 14 日英国时间 18:00，早截止课程是 2025 年 10 月 15 日 18:00。截止之前收到的申请，大学须同等考虑；之后仍可递交，但大学不必同等对待，热门课程可能已经发满。2027 年入学的相应日期以 UCAS 官网为准。',
          '换算到北京时间时别忘了夏令时：十月中旬伦敦仍是夏令时，比北京晚七小时；一月晚八小时。学校老师写推荐信、财务付款都要算在前面，所以我们把内部截止定在官方截止前十天。',
        ],
      },
      {
        heading: '五个志愿怎么配',
        paragraphs: [
          '先按预估成绩分三类：要求低于预估的、与预估持平的、略高于预估的，各放一到两个。再看课程内容是不是一门学科，因为五个志愿共用一份个人陈述，横跨两个专业会让两边都不清楚。',
          '拿到录取后还要选一个首选和一个备选。备选的成绩要求应当低于首选，否则起不到备选的作用。',
        ],
      },
    ],
    sources: [
      { name: 'UCAS 官网', url: 'https://www.ucas.com/' },
      {
        name: 'Barnfield College，2026 年说明页',
        url: 'https://www.barnfield.ac.uk/whats-on/news/ucas-dates-and-deadlines',
      },
      { name: 'Aspire Applications，2026 入学季时间表（二手）', url: 'https://aspireapplications.com/ucas' },
    ],
  },
  {
    id: 'uk-personal-statement',
    type: 'headlines',
    title: 'UCAS 个人陈述改为三问之后：每一问写什么',
    summary:
      '自 2026 年入学起，一整篇陈述改成三个问题，总长仍为 4000 字符。分开答，反而更容易看出有没有内容。',
    date: '2026-09-28',
    updated: '2026-11-20',
    author: '美世留学 英国申请组',
    country: 'uk',
    sections: [
      {
        heading: null,
        paragraphs: [
          '自 2026 年入学起，UCAS 个人陈述由一整篇改为三个问题，总长仍为 4000 字符，空格计算在内。二手资料称每问至少 350 字符。字数没有增加，所以旧稿不能照搬，原来用来过渡的句子都可以删掉。',
        ],
      },
      {
        heading: '三个问题',
        paragraphs: ['三问分别针对动机、学业准备和校外准备，写之前先把材料分到三处。'],
        list: [
          '为何学这门课：从一个具体的问题、一次实验或一本书里的一个论点写起，说明它把你带到了哪里。',
          '学业如何作了准备：写课程内容而不是课程名，例如一次统计作业里怎样处理异常值。',
          '校外做了什么：阅读、竞赛、实习、照顾家人都可以，重点写你因此会做什么、想通了什么。',
        ],
      },
      {
        heading: '分配字数',
        paragraphs: [
          '没有官方规定的比例。理工和社科类课程，可以把一半以上的篇幅给学业准备；艺术与职业类课程，校外部分可以更长。三问之间不要重复同一件事，招生老师会连着读。',
          '中文思路译成英文后往往偏长。先用英文列要点，每个要点不超过两行，写满三问后再补例子，比写完再压缩省力。',
        ],
      },
      {
        heading: '常见的三种问题',
        paragraphs: [
          '其一，名人名言和从小热爱，占掉开头两百字符却没有信息。其二，罗列书名，没有写出读到了什么。其三，五个志愿的课程不一致，陈述里只好含糊其辞。遇到第三种，应当回头改志愿，而不是改陈述。',
          '陈述须由学生自己写。我们做的是提问、指出看不懂的地方和核对事实，不代写，也不提供可以照抄的范文；UCAS 会做相似度比对。',
        ],
      },
    ],
    sources: [
      { name: 'UCAS 官网', url: 'https://www.ucas.com/' },
      { name: 'Aspire Applications，UCAS 说明（二手）', url: 'https://aspireapplications.com/ucas' },
    ],
  },
  {
    id: 'hk-gaokao-2026',
    type: 'headlines',
    title: '高考生申请香港本科：统招和自主招生两条路怎么并行',
    summary: '统招按志愿投档，自主招生在学校官网报名。两条路互不占名额，日程却会挤在一起。',
    date: '2026-10-20',
    updated: '2026-11-20',
    author: '美世留学 香港申请组',
    country: 'hk',
    sections: [
      {
        heading: null,
        paragraphs: [
          '内地高考生读香港本科，分统招和自主招生两种。据 2026 年的资料，有 15 所香港院校面向内地 31 个省份招收高考生。以下年份和日期都来自已结束的 2026 年申请季，用来看节奏；新一季请以学校官网公布为准。',
        ],
      },
      {
        heading: '两种方式的差别',
        paragraphs: ['差别在报名地点和是否占用志愿。'],
        list: [
          '统招：香港中文大学（提前批）和香港珠海学院，按高考志愿投档，不单独网申。',
          '自主招生：港大、科大、城大、理大、浸大、岭南、教大等 13 所，在学校官网申请，不占统招志愿，各省不设名额上限。',
          '变化：香港城市大学自 2026 年秋季入学起独立招收，不再参加统招，这一条来自网页转述，请以城大通知为准。',
        ],
      },
      {
        heading: '时间怎么安排',
        paragraphs: [
          '以 2026 年为例，港大的内地本科生入学计划 2025 年 10 月 6 日开放、2026 年 6 月 28 日截止，其多元卓越计划首轮 2025 年 12 月 31 日、末轮 2026 年 3 月 20 日截止；科大 2025 年 10 月 3 日开放、2026 年 6 月 10 日截止，预计招收约 300 人。',
          '可见网申从高三上学期就能开始，很多家庭等出分才动手，只剩下截止前的几天。建议高三寒假前完成网申和材料上传，六月只做补交成绩和面试。',
        ],
      },
      {
        heading: '英语单科和面试',
        paragraphs: [
          '2026 年的资料称，报考香港中文大学的自费生高考英语须在 120 分以上（150 分制），奖学金类 130 分以上，不接受雅思或托福替代。其他学校有各自的英语要求。',
          '自主招生多有面试，小组讨论看的是听别人说话和接着说，不是抢时间。练习时找三位同学，给一则时事，轮流总结上一位的观点再补充。',
        ],
      },
      {
        heading: '录取之后',
        paragraphs: [
          '确认香港录取后，要按当地考试院和学校的要求处理内地志愿与档案。两边的确认时间可能只差一两天，事先写好谁去办、用什么材料。',
        ],
      },
    ],
    sources: [
      { name: '香港大学本科入学', url: 'https://admissions.hku.hk/' },
      {
        name: '香港中文大学入学处存档',
        url: 'https://webarchive.lib.cuhk.edu.hk/20221204020617mp_/https://admission.cuhk.edu.hk/sc/mainland/app-details/admission-guide.html',
      },
      {
        name: '院校数与分类，2026-03-14（二手）',
        url: 'https://www.huanxingedu.com/news_item-63-92929.html',
      },
      { name: '2026 年申请日期，2025-10（二手）', url: 'https://liuxue.xdf.cn/news/nanjing_7774269.shtml' },
      { name: '北京高考在线，2026（二手）', url: 'https://www.gaokzx.com/gk/gangaozhaosheng/146484.html' },
    ],
  },
  {
    id: 'sg-gaokao-nus-ntu',
    type: 'headlines',
    title: '用高考成绩申请新加坡国立大学和南洋理工大学',
    summary: '国大的申请在高考之前就截止，先用高二下学期的成绩。语言成绩要赶在二月之前考出来。',
    date: '2026-10-28',
    updated: '2026-11-20',
    author: '美世留学 新加坡申请组',
    country: 'sg',
    sections: [
      {
        heading: null,
        paragraphs: [
          '新加坡两所公立大学接受内地高考生申请，但时间安排与内地志愿完全不同。等高考结束再准备，国大当年的申请已经关闭。',
        ],
      },
      {
        heading: '国大：先递交，后补高考成绩',
        paragraphs: [
          '据国大官网 2026 年申请季的说明，高考生申请截止为 2026 年 2 月 23 日。应届考生先用高二下学期的成绩申请，高考出分后三天内补交。2027 年的日期请在官网核对。',
          '还有一条容易忽略：在截止日之后才参加高考的应届生，不能申请牙医、法律、医学和护理。国大要求有良好的高考成绩，并满足英语要求，没有公布一个统一的分数线，所以网上流传的“多少分能上”都不能当作依据。',
        ],
      },
      {
        heading: '南大：英语成绩任选其一',
        paragraphs: [
          '据南大官网 2025 年入学季的说明，持高考资格者须提交下面英语成绩之一。托福已在 2026 年 1 月改制，新分制怎样认定要看学校更新后的页面。',
        ],
        list: ['雅思总分 6（写作 6）', '托福 90（旧分制）', 'SAT 1250', 'PTE 55', 'ACT 含写作 30'],
      },
      {
        heading: '成绩什么时候要到位',
        paragraphs: [
          '南大要求成绩在 7 月 31 日前可得，医学和复兴工程项目在 3 月 31 日前，否则申请下一学年。各省出分都在六月下旬，一般赶得上前者，赶不上后者。',
        ],
      },
      {
        heading: '高三这一年的做法',
        paragraphs: [
          '高二暑假考出英语成绩，九月到十二月准备成绩单、获奖和陈述，一月递交，二三月可能有面试或笔试，六月补分。这样高三下学期不会被申请打断。',
          '费用也要提前算：是否领取学费助学金，学费相差很多，领取者须履行服务年限。签之前全家把条款读一遍。',
        ],
      },
    ],
    sources: [
      {
        name: '新加坡国立大学：高考申请（官方）',
        url: 'https://nus.edu.sg/oam/admissions/international-qualifications-for-foreigners/international-qualifications/gaokao-or-prc-national-college-entrance-examination',
      },
      {
        name: '南洋理工大学：国际学历（官方）',
        url: 'https://www.ntu.edu.sg/admissions/undergraduate/admission-guide/international-qualifications',
      },
    ],
  },
  {
    id: 'au-gaokao-atar',
    type: 'headlines',
    title: '澳大利亚怎么看高考成绩：先弄懂 ATAR 是位次不是分数',
    summary: 'ATAR 表示在同龄人中的位次。各校把高考换成自己的标准，办法不一样，要看学校自己的对照页。',
    date: '2026-10-16',
    updated: '2026-11-20',
    author: '美世留学 澳新申请组',
    country: 'au',
    sections: [
      {
        heading: null,
        paragraphs: [
          '澳大利亚的大学招本地学生看 ATAR。它在 0 到 99.95 之间，以 0.05 为一档，表示在本州同龄人中的位次：80 的意思是处于全州的前五分之一。因为一个人不可能超过包括自己在内的全部同龄人，所以上限是 99.95。理解了这一点，就知道它不能直接和高考总分相比。',
        ],
      },
      {
        heading: '以西澳大学为例',
        paragraphs: [
          '西澳大学在官网公布了高考得分率与 ATAR 的对照（页面未标日期），同时要求满足英语和先修科目。',
        ],
        list: ['{{study-au-gaokao-uwa}}'],
      },
      {
        heading: '还有哪些学校接受',
        paragraphs: [
          '泰晤士高等教育 2022 年列出澳国立、悉尼、新南威尔士、莫纳什、西澳、阿德莱德、悉尼科技等接受高考成绩的学校。这份名单有些年头，专业要求也各不相同，申请前要逐校查入学要求页，看清三件事：要求的是总分、得分率还是超过当地一本线多少；是否只认当年成绩；数学或理化有没有先修要求。',
        ],
      },
      {
        heading: '不够直录时的三条路',
        paragraphs: [
          '预科通常一年，读完按成绩升大一；文凭课程内容相当于大一，读完可能接着读大二；另一条是先在国内读一年大学再转入。三条路的总年限、学费和升学条件差别很大，签约前要把“没有达到升学要求怎么办”写进合同。',
          '学生签证对语言有单独规定：据 2024 年 3 月的资料，直接读主课的下限是雅思 6.0，读预科等衔接课程是 5.5，打包语言课是 5.0。学校的要求一般更高，以高者为准。',
        ],
      },
    ],
    sources: [
      {
        name: '西澳大学：高考入学（官方）',
        url: 'https://uwa.edu.au/study/how-to-apply/international-and-overseas-qualifications/gao-kao-china',
      },
      {
        name: 'WAtoday，2023-11-02：ATAR 说明',
        url: 'https://www.watoday.com.au/national/how-does-scaling-work-and-why-does-it-matter-the-atar-explained-20231102-p5eh2t.html',
      },
      {
        name: 'Times Higher Education，2022-05-31',
        url: 'https://student-cms.prd.timeshighereducation.com/advice/universities-australia-accept-gaokao',
      },
      {
        name: 'SIEC Migration，2024-03-21（二手）',
        url: 'https://www.siecmigration.com/australian-government-raises-english-language-requirements-for-student',
      },
    ],
  },
  {
    id: 'jp-language-school-intakes',
    type: 'headlines',
    title: '日本语言学校四个入学期：该从哪一期出发',
    summary: '4 月、7 月、10 月、1 月不是随便选的。先定下一步考什么，再倒推读多长、从哪一期入学。',
    date: '2026-11-02',
    updated: '2026-11-20',
    author: '美世留学 日本申请组',
    country: 'jp',
    sections: [
      {
        heading: null,
        paragraphs: [
          '语言学校是手段，不是终点。打算考大学、大学院还是专门学校，需要的日语、考试和时间不一样，入学期也就不一样。常见入学期是 4、7、10、1 月，但并非每校都有，有的只设 4 月和 10 月。',
        ],
      },
      {
        heading: '入学期与学制',
        paragraphs: ['以一所学校公布的安排为例，下面四种学制都在三月毕业，正好接上四月开学的大学。'],
        list: ['4 月入学：两年', '7 月入学：一年九个月', '10 月入学：一年六个月', '1 月入学：一年三个月'],
      },
      {
        heading: '什么时候开始准备',
        paragraphs: [
          '仍以学校公布的日程为例，向入管递交的时间是：4 月期在 11 月下旬，7 月期在 3 月中旬，10 月期在 6 月上旬，1 月期在 9 月中旬，结果约两到三个月后公布。往前再留两个月准备学历、成绩、资金和日语学习证明，也就是提前半年以上动手。',
          '各校报名截止往往早于入管日程，名额招满即止。日期以学校当年公告为准。',
        ],
      },
      {
        heading: '选学校看哪几项',
        paragraphs: [
          '先看是否已取得或正在申请“认定日语教育机构”。2023 年第 41 号法律自 2024 年 4 月 1 日施行，由文部科学大臣认定日语教育机构并公布名单；据文科省手册的转述，原法务省告示校要继续招留学生，须在 2029 年 3 月 31 日前取得留学课程的认定。',
          '再看升学去向是怎样统计的、班级人数、有没有 EJU 或大学院方向的班，以及宿舍距离。入学要求也不同，有的学校要求 12 年学历和 N5 左右的日语。',
        ],
      },
      {
        heading: '打工的规定',
        paragraphs: [
          '取得资格外活动许可后，每周可打工 28 小时以内，长假期间每天 8 小时以内。超时会影响之后的在留资格更新。资金证明应当按不打工也能读完来准备。',
        ],
      },
    ],
    sources: [
      { name: 'Study in Japan（官方）', url: 'https://www.studyinjapan.go.jp/en/' },
      {
        name: '双叶外语学校：入学时间（学校官网）',
        url: 'https://futabacollege.com/jap/html/enter/enter01.asp',
      },
      { name: 'Howdy 日本语学校：课程（学校官网）', url: 'https://howdy-jp.com/admission/' },
      {
        name: '国际交流基金会：日语教育机构认定法',
        url: 'https://tr.jpf.go.jp/japanese-language-institution-accreditation-act/',
      },
      {
        name: 'ALC 日语期刊，2025-05-28（转述文科省手册）',
        url: 'https://nj.alc-nihongo.jp/entry/20250529-nintei',
      },
      { name: 'CILA：打工规定（学校官网）', url: 'http://cila.jp/guide11' },
    ],
  },
  {
    id: 'ca-ossd-requirements',
    type: 'headlines',
    title: 'OSSD 毕业要求逐条看：30 学分、40 小时和一次读写测试',
    summary: '安省高中文凭不只看课程。把学分、社区服务、读写测试和理财要求分开记，毕业那年才不会差一项。',
    date: '2026-11-06',
    updated: '2026-11-20',
    author: '美世留学 加拿大申请组',
    country: 'ca',
    sections: [
      {
        heading: null,
        paragraphs: [
          'OSSD 是加拿大安大略省的高中文凭。国内有学校开设安省课程，也有学生十年级、十一年级转到安省读。不论在哪里读，毕业都要满足同一组要求。下面的内容来自安省公立教育局学校的说明，不同入学年份规定不同，要按孩子读九年级的那一年来查。',
        ],
      },
      {
        heading: '学分',
        paragraphs: [
          '2024-25 学年起读九年级的学生，须修满 30 学分：必修 17、选修 13，其中至少 2 学分为网课，家长可填写退出表免修。2023 年 9 月或更早入读九年级的，是必修 18、选修 12。一门 110 小时的课程记 1 学分。',
          '申请大学看的是 12 年级课程里符合要求的六门。总分高而缺一门先修课，同样没有资格，因此十年级就要对着目标专业选课。',
        ],
      },
      {
        heading: '学分之外的三项',
        paragraphs: ['这三项不占学分，却是毕业条件。'],
        list: [
          '社区服务：完成 40 小时，八年级升九年级的暑假起可以累计，须有记录与签字。',
          '读写测试：通过 10 年级的 OSSLT，或修 OSSLC 课程代替。',
          '理财素养：2025 年 9 月起修 10 年级数学的学生，须完成相应的毕业要求。',
        ],
      },
      {
        heading: '转学进来的学生',
        paragraphs: [
          '由学校评估已修课程可以折合多少学分。建议同时请两所学校评估，比较承认了哪些课、还差几门英语和数学。转入越晚，每学期要修的门数越多，十二年级才转入的，往往来不及兼顾语言和读写测试。',
        ],
      },
      {
        heading: '确认学校是否有资格',
        paragraphs: [
          '只有经安省教育部门许可的学校才能授予 OSSD 学分。签约前在安省政府网站上查学校名称与编号，再看它去年是否仍在名单上。只说“对接安省课程”而查不到编号的，要请对方写清楚由哪一所学校颁发成绩单。',
        ],
      },
    ],
    sources: [
      { name: '安省政府：私立学校名录', url: 'https://www.ontario.ca/page/private-schools' },
      {
        name: '温莎埃塞克斯天主教教育局学校：毕业要求',
        url: 'https://sites.google.com/wecdsb.on.ca/saintsguidance/ossd-requirements',
      },
      {
        name: '哈尔顿公立教育局学校：毕业要求',
        url: 'https://www.hdsb.ca/bch/academics-student-experience/graduation',
      },
      {
        name: '渥太华卡尔顿教育局：网课学分',
        url: 'https://sites.google.com/ocdsb.ca/ocv-student-services/graduation-requirements',
      },
    ],
  },
]
