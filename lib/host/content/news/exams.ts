import type { ArticleInput } from '../news'

/** Exams, grades and rankings: how to read a number before acting on it. */
export const examArticles: ArticleInput[] = [
  {
    id: 'toefl-2026-scale',
    type: 'headlines',
    title: '托福 2026 年改制后怎么读成绩：1–6 分制与过渡期',
    summary:
      '2026 年 1 月 21 日起托福改用 1–6 分制，两年过渡期内同时给出 0–120 总分。学校认哪个，要看它的页面。',
    date: '2026-09-15',
    updated: '2026-11-20',
    author: '美世留学 语言考试组',
    country: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          '据 ETS 的帮助中心，托福 iBT 自 2026 年 1 月 21 日起改用 1–6 分制，与欧洲语言标准 CEFR 对应。改变的不只是分数，还有题型和出题方式。手里有旧成绩、正在备考、准备送分的人，要做的事各不相同。',
        ],
      },
      {
        heading: '改了什么',
        paragraphs: ['前四条来自 ETS 帮助中心，后两条来自备考网站。'],
        list: [
          '分制：1–6 分，与 CEFR 对应。',
          '过渡：两年内成绩单同时给出可比的 0–120 总分。',
          '阅读和听力：多阶段自适应，中途按表现调整难度。',
          '出分：72 小时内公布。',
          '总分：四科各 1–6 分，取平均并舍入到邻近的半分。',
          '题型：阅读有补全单词、日常阅读和学术阅读；口语有复述和访谈；写作有造句、写邮件和学术讨论；不再有综合题。',
        ],
      },
      {
        heading: '学校写的要求是哪一种分',
        paragraphs: [
          '不少录取页仍写 90、100、105，这是旧分制。过渡期内成绩单上有可比的旧制总分，可以据此判断；但单项要求怎样对应，各校可能有自己的表。做法是：打开目标学校的英语要求页，看更新日期；没有写新分制的，发邮件问清“2026 年 1 月以后考的成绩以哪一列为准”，保留回信。',
        ],
      },
      {
        heading: '备考怎么调整',
        paragraphs: [
          '自适应意味着前一阶段做得稳，后面才会遇到分值高的题。以往先快后慢的答题策略不合适了，前半段要少出无谓的错。口语的复述和访谈要求即时反应，背模板帮助有限，建议每天录两段，听自己有没有说完整句子。',
          '旧成绩在有效期内仍可使用，是否接受由学校决定。离截止还有三个月以上的，先做一套新题摸底，再决定用旧成绩还是重考。',
        ],
      },
    ],
    sources: [
      {
        name: 'ETS TOEFL 帮助中心：2026 年 1 月更新（官方）',
        url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
      },
      {
        name: 'TOEFL Resources：新题型（二手）',
        url: 'https://www.toeflresources.com/blog/2026_toefl_format_revealed/',
      },
      { name: 'toefl-exam-prep：新旧分制（二手）', url: 'https://toefl-exam-prep.com/blog/old-vs-new-toefl' },
    ],
  },
  {
    id: 'jp-eju-guide',
    type: 'headlines',
    title: 'EJU 留考怎么选科：先看大学要什么，再决定考什么',
    summary:
      '日语、理科、文综、数学四门不是都要考，理科和文综也不能同时考。2026 年起基础学力科目启用新大纲。',
    date: '2026-11-16',
    updated: '2026-11-20',
    author: '美世留学 日本申请组',
    country: 'jp',
    sections: [
      {
        heading: null,
        paragraphs: [
          'EJU（日本留学考试）由日本学生支援机构主办，每年 6 月和 11 月的一个星期日各一次。多数大学本科把它作为外国学生选拔的依据之一。考什么、考几次，由目标大学的募集要项决定。',
        ],
      },
      {
        heading: '科目和分值',
        paragraphs: ['据主办方页面存档（约 2019 年），除作文外均为标准化得分。'],
        list: [
          '日语：阅读与听解 0–400，作文 0–50，共 125 分钟。',
          '理科：0–200，80 分钟，从物理、化学、生物中选两门。',
          '综合科目（文综）：0–200，80 分钟。',
          '数学：0–200，80 分钟，分文科用与理科用两种。',
        ],
      },
      {
        heading: '选科的次序',
        paragraphs: [
          '先列出五所目标大学的学部，逐校写下四件事：要哪几科、数学要哪一种、认哪几次考试的成绩、还要不要英语成绩。理科和文综不能同时考，想文理都留着，只能在定学部之后放弃一边。',
          '标准化得分意味着同样答对的题数，换算后的分数会随考次变化，所以不要用一次模拟的原始分去对大学的录取线。',
        ],
      },
      {
        heading: '2026 年的两处变化',
        paragraphs: [
          '其一，主办方 2025 年 2 月公布的基础学力科目大纲，自 2026 年首次考试起适用，旧教材要对照新大纲使用。其二，截至 2025 年 11 月，可以凭 EJU 在来日前录取的学校共 258 所，其中大学 109 所、专门学校 80 所。也就是说，人在国内同样有可能拿到录取，不一定先读语言学校。',
        ],
      },
      {
        heading: '报名时间',
        paragraphs: [
          '以 2026 年为例，二手资料称首次为 6 月 21 日，报名 2 月 16 日至 3 月 12 日；另一次为 11 月 8 日，报名 7 月 6 日至 30 日。海外考场以当地主办方的通知为准。2027 年的日期尚须等官网公布，每年一月起就该留意，报名只开放三周左右。',
        ],
      },
    ],
    sources: [
      { name: 'JASSO：EJU（官方）', url: 'https://www.jasso.go.jp/en/ryugaku/eju/index.html' },
      {
        name: 'JASSO：科目与分值（存档，约 2019 年）',
        url: 'http://www.jasso.go.jp/sp/en/eju/examinee/procedure/subject.html',
      },
      {
        name: 'JASSO：来日前录取学校数（2025-11）',
        url: 'https://www.jasso.go.jp/en/search.html?article_category=%2F&page=11&search=EJU',
      },
      {
        name: '2026 年考试日期（二手）',
        url: 'https://www.studyonlinejapanese.com/blog/eju-exam-registration-date',
      },
    ],
  },
  {
    id: 'gpa-conversion',
    type: 'headlines',
    title: '百分制换 4.0：为什么同一份成绩单能算出三个 GPA',
    summary: '网上的换算表是通行口径，不是学校规定。申请表让你填原始成绩的，就不要自己换。',
    date: '2026-10-02',
    updated: '2026-11-20',
    author: '美世留学 学业规划组',
    country: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          '同样一份均分 85 的成绩单，用不同的表可以算出 3.0、3.7 或 4.0。它们都有人在用，却没有一种适用于所有学校。弄清每种口径从哪里来，才知道什么时候该用、什么时候不该用。',
        ],
      },
      {
        heading: '先算加权平均',
        paragraphs: [
          '不论哪种口径，都是先把每门课换成绩点，再乘以学分相加，除以总学分。先算百分制均分再整体换算，结果会不一样，一般也不被接受。',
        ],
      },
      {
        heading: '几种通行口径',
        paragraphs: ['以下来自公开的换算工具，属留学圈通行口径，不是某校规定。'],
        list: [
          '标准 4.0：90–100 记 4.0，80–89 记 3.0，70–79 记 2.0，60–69 记 1.0，60 以下 0。',
          '改进算法一：85–100 记 4.0，70–84 记 3.0，60–69 记 2.0，60 以下 0。',
          '改进算法二：85–100 记 4.0，75–84 记 3.0，60–74 记 2.0，60 以下 0。',
          '所谓“北大 4.0”：90 以上 4.0，85–89 记 3.7，82–84 记 3.3，78–81 记 3.0，以下类推。这是圈内的叫法，不等于该校现行校规。',
        ],
      },
      {
        heading: '申请时到底填什么',
        paragraphs: [
          '成绩单上印有学校自己的 GPA 的，照填，并附上学校的绩点说明。申请表要求按原制填写的，就填 85/100。要求提交认证的，由认证机构换算，WES 的 iGPA 工具覆盖 135 个以上国家，结果仍以付费认证为准。',
          '英国学校多看百分制均分，并按本科院校分档，不需要换成 4.0。澳大利亚常用 7 分制，例如南昆士兰大学规定 85 分及以上记 7，75–84 记 6，65–74 记 5，50–64 记 4，其他学校的分段不同。',
        ],
      },
      {
        heading: '用计算器时记住',
        paragraphs: [
          '本站的 GPA 计算器把几种口径并排列出，是为了让你看到差距，不是让你挑一个高的填。填写与成绩单不符的数字，会在核验时带来麻烦。',
        ],
      },
    ],
    sources: [
      { name: 'WES：iGPA 常见问题（官方）', url: 'https://www.wes.org/partners/partner-igpa-faqs/' },
      { name: 'gpa-calculator（开源工具，2026-01-30）', url: 'https://github.com/Rafe-Mei/gpa-calculator' },
      { name: '南昆士兰大学：成绩政策（官方存档）', url: 'https://policy.usq.edu.au/documents/141169PL' },
    ],
  },
  {
    id: 'qs-2027-how-to-read',
    type: 'industry',
    title: 'QS 2027 怎么读：并列、名次段和“没有排名”各是什么意思',
    summary: '700 名以后公布的是名次段。把“801-850”写成 801，等于自己编了一个数。',
    date: '2026-09-20',
    updated: '2026-11-20',
    author: '美世留学 资料组',
    country: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          '选校时常把排名当成分数用：第几名比第几名好。QS 世界大学排名自己并不这样公布。本站院校库采用 2027 年版，共有 649 所收录院校有名次，下面用它说明怎样读。',
        ],
      },
      {
        heading: '并列很常见',
        paragraphs: [
          '并列的学校共享一个数字，后面的数字随之跳过。例如斯坦福大学和帝国理工学院同列 2，下一个数字就不是 3。昆士兰大学与曼彻斯特大学同列 40。因此“相差一名”往往没有意义。',
        ],
      },
      {
        heading: '700 名以后是名次段',
        paragraphs: ['2027 年版在 700 名之前给出单独的数字，之后公布的是段，而且越往后越宽。'],
        list: [
          '701-710、711-720：每段 10 名',
          '801-850、851-900：每段 50 名',
          '1001-1200、1201-1400：每段 200 名',
          '1401+：不再细分',
        ],
      },
      {
        heading: '没有名次不等于差',
        paragraphs: [
          '艺术、音乐、酒店管理等专门院校，以及美国的文理学院，多数不在综合大学的世界榜单里，因为指标看重研究论文和规模。院校库把它们写成“未上榜”，不写成排在后面。想比较这些学校，要看专业设置、师生比、毕业去向和作品要求。',
        ],
      },
      {
        heading: '看榜单的三个习惯',
        paragraphs: [
          '一看年份：2027 年版与 2026 年版的指标或权重如有变化，名次不能直接相减。二看口径：软科看科研，QS 加入雇主与学术声誉，两张榜排得不同很正常。三看学科：读计算机的，学科榜和课程表比综合榜有用。',
          '国内单位或落户政策若引用某张榜，要查清它引用的是哪一年、哪一个日期的版本，毕业时再核对一次。排名数据版权归发布机构，本站只列名次、年份和出处。',
        ],
      },
    ],
    sources: [
      {
        name: 'QS World University Rankings（官方）',
        url: 'https://www.topuniversities.com/world-university-rankings',
      },
      { name: '软科世界大学学术排名（官方）', url: 'https://www.shanghairanking.cn/' },
    ],
  },
  {
    id: 'ielts-computer-2026',
    type: 'industry',
    title: '雅思转向机考：纸笔考试退出之后，考生要改什么习惯',
    summary:
      '主办方 2026 年 3 月宣布全面改为机考，各地停止纸笔的日期不同。中国大陆 2026 年报名费为 {{cn-ielts-2026}}。',
    date: '2026-10-05',
    updated: '2026-11-20',
    author: '美世留学 语言考试组',
    country: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          '据非官方资料站 2026 年 6 月的整理，雅思主办方在 2026 年 3 月宣布全面改为机考，多数地区末次纸笔考试为 2026 年 6 月 27 日，部分地区写作可以手写。这一条不是官网原文，具体到你所在的考点，以中国教育考试网和考点通知为准。',
        ],
      },
      {
        heading: '没有变的',
        paragraphs: ['考试内容和评分没有因此改变。'],
        list: [
          '听力约 30 分钟，阅读 60 分钟，写作 60 分钟，口语 11–14 分钟。',
          '总分取四项平均，0 至 9 分，以 0.5 分为一档。',
          '口语仍为真人面谈。',
        ],
      },
      {
        heading: '要改的习惯',
        paragraphs: [
          '听力：纸笔考试结束后有十分钟誊写答案，机考没有这么长的时间，边听边填，拼写要当场写对。阅读：屏幕左右分栏，用高亮和笔记代替画线，先练会在屏幕上定位。写作：按每分钟二十五个英文词以上的打字速度来练，屏幕会显示词数，不必再数行。',
          '练习时把手机收走，用电脑整套做完，比分项做题更能发现问题。平时习惯在纸上列提纲的，可以继续用考场提供的草稿纸。',
        ],
      },
      {
        heading: '报名费与改期',
        paragraphs: [
          '二手资料称，2026 年 1 月 1 日起中国大陆雅思普通类、学术类与 UKVI 报名费为 {{cn-ielts-2026}}，纸笔与机考同价；UKVI 生活技能类 {{cn-ielts-lifeskills-2026}}；转考、退考手续费 {{cn-ielts-change-2026}}。两处来源对 {{cn-ielts-2026}}的说法一致。付款前以报名系统显示为准。',
        ],
      },
      {
        heading: '单科重考',
        paragraphs: [
          '单科重考允许在 60 天内重考一项，但是否在本地开放要问考点，中国大陆的情况本站没有查到官方说明。学校是否接受重考后的成绩单，也要看它自己的英语要求页。不要在没有问清之前把它写进计划。',
        ],
      },
    ],
    sources: [
      { name: 'IELTS 官网', url: 'https://ielts.org/' },
      { name: '中国教育考试网：雅思', url: 'https://ielts.neea.cn/' },
      {
        name: 'ielts.international，2026-06（非官方）',
        url: 'https://www.ielts.international/en/ielts-computer-based-test',
      },
      {
        name: 'UKEC，2025-11-25：2026 年报名费（二手）',
        url: 'https://www.ukec.net.cn/articles/info?aid=9308',
      },
      { name: '新航道：2026 年报名费（二手）', url: 'https://wh.xhd.cn/info/question/1045626.html' },
      {
        name: '英国文化教育协会常见问题转载（二手）',
        url: 'https://englishsociety.net/d/26-frequently-asked-questions-faqs-about-ielts',
      },
    ],
  },
  {
    id: 'gre-gmat-shorter',
    type: 'industry',
    title: 'GRE 缩短、GMAT 换分制之后：旧经验里哪些不能再用',
    summary: 'GRE 缩到两小时以内而分制不变；GMAT 换成 205–805，新版 645 约当旧版 700。',
    date: '2026-10-26',
    updated: '2026-11-20',
    author: '美世留学 语言考试组',
    country: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          '研究生入学考试这几年都变短了。网上的备考经验有一大半写于改版之前，照着做会浪费时间，更麻烦的是拿旧分数线去对新成绩。',
        ],
      },
      {
        heading: 'GRE：短了，分制没变',
        paragraphs: [
          '2023 年 9 月 22 日起，GRE 普通考试缩到两小时以内，取消“论证分析”写作，取消加试。语文和数学各由 40 题减到 27 题，写作只剩一篇 30 分钟的“议题分析”。语文、数学仍为 130–170 分，写作 0–6 分。',
          '题量少意味着每题分量变重，粗心的代价更大。历年的分数要求仍可参考，因为分制没有变。',
        ],
      },
      {
        heading: 'GMAT：换了分制，不能直接比',
        paragraphs: [
          '旧版（第十版）在 2024 年 1 月底停考，2024 年 7 月 1 日起新版直接称为 GMAT 考试。现行总分 205–805，尾数都是 5；旧版是 200–800。主办方说明新版 645 约当旧版 700，比较要看百分位。',
        ],
        list: [
          '定量 21 题、语文 23 题、数据洞察 20 题，各 45 分钟，共 2 小时 15 分。',
          '三个分项各 60–90 分，对总分权重相同，顺序可以自选。',
          '2025 年二手资料给出的费用：考点 {{gmat-2025-centre}}，线上 {{gmat-2025-online}}，以报名时为准。',
        ],
      },
      {
        heading: '要不要考',
        paragraphs: [
          '许多项目把 GRE 或 GMAT 写成可选。可选不等于不看：定量背景弱、本科院校不被熟悉、绩点有起伏的，一份好成绩能补充说明；绩点高且先修课完整的，可以把时间给语言和研究。先写下名单里每个项目的要求，统计“必须、可选、不看”各几所，再决定。',
        ],
      },
      {
        heading: '时间安排',
        paragraphs: [
          '秋季入学的申请多在前一年九月到次年一月截止。大三寒假摸底，暑假集中考，九月前留一次补考的机会，是比较从容的做法。',
        ],
      },
    ],
    sources: [
      {
        name: 'GMAC：成绩说明（官方）',
        url: 'https://mba.com/exams/gmat-exam/scores/understanding-your-score',
      },
      {
        name: 'EdexLive，2023-06-02 引述 ETS',
        url: 'https://www.edexlive.com/news/2023/jun/02/gre-test-to-get-shorter-cut-down-to-two-hours-ets-35587.html',
      },
      {
        name: 'Union Test Prep：新 GRE（二手）',
        url: 'https://uniontestprep.com/gre/blog/get-ready-for-a-new-gre-experience',
      },
      { name: 'Clear Admit，2024：GMAT 更名（二手）', url: 'https://clearadmit.com/?p=827839' },
      { name: 'MyUniGuide，2025：GMAT 费用（二手）', url: 'https://www.myuniguide.com/gmat-exam-fees/' },
    ],
  },
  {
    id: 'ap-digital-exams',
    type: 'industry',
    title: 'AP 考试的两种机考形式：全机考和混合，备考有什么不同',
    summary: '2026 年多数 AP 科目用 Bluebook，16 科全机考，12 科混合。微积分、物理的大题仍写在纸上。',
    date: '2026-11-12',
    updated: '2026-11-20',
    author: '美世留学 学业规划组',
    country: null,
    sections: [
      {
        heading: null,
        paragraphs: [
          'College Board 在 AP Central 上列出了每一科的考试形式。2026 年多数科目使用 Bluebook 应用，分成两种。下一年的名单以官网公布为准，但练习方法可以先按这两种来准备。',
        ],
      },
      {
        heading: '两种形式',
        paragraphs: ['先查清自己报的每一科属于哪种。'],
        list: [
          '全机考：16 科，例如心理学、世界史、计算机科学。选择题和大题都在电脑上作答。',
          '混合：12 科，例如微积分、物理、化学、经济学。在电脑上做选择题、看大题，大题的答案手写在纸质答题册上。',
        ],
      },
      {
        heading: '全机考要练什么',
        paragraphs: [
          '写作类科目要练打字和在屏幕上组织段落。考试应用里可以标记、排除选项和写批注，提前在官方练习里用熟。史料题在屏幕上翻看，先读题再读材料，比在纸上更需要控制时间。',
        ],
      },
      {
        heading: '混合考试要练什么',
        paragraphs: [
          '看屏幕、写纸面，眼睛和手来回切换，题号容易写错。练习时就用这种方式：电脑上开题目，纸上写过程，每写完一小问回头对一次题号。微积分和物理要写清单位和推导步骤，只写结果不得过程分。',
        ],
      },
      {
        heading: '成绩怎样用',
        paragraphs: [
          'AP 成绩为 1 至 5 分。能不能换学分、换几个学分由各大学自己决定，同一个 5 分在一所学校换一门课，在另一所可能只免先修。录取后在大学网站搜 AP credit policy，再决定要不要送分。',
          '报几门不看别人。十一年级两到三门、与目标专业相关，并且课内成绩稳住，比一次报六门都考 3 分更能说明问题。中国大陆考生还要留意考点的报名时间，考点由学校和机构承担，另收考务费用。',
        ],
      },
    ],
    sources: [
      {
        name: 'College Board AP Central：考试形式（官方）',
        url: 'https://apcentral.collegeboard.org/exam-administration-ordering-scores/administering-exams/digital-ap-exams/exam-modes',
      },
      { name: 'Learning Alliance：AP 分数含义（二手）', url: 'https://learningalliance.us/?p=6017' },
    ],
  },
]
