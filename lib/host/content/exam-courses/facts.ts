import type { z } from 'zod'
import type { sourcedFactSchema } from '@/lib/api/facts'

/**
 * Statements about exams with source and date, as researched on 2026-11-21. `check` marks those whose source is
 * undated, archived or the only one: pages print that beside them. Superseded ones are left out.
 */
export const examFacts = {
  'exam-jp-eju-scores': {
    label: '日本留学考试 EJU：科目与分值',
    text: '日语（阅读与听解 0–400，作文 0–50，共 125 分钟）；理科、文综、数学各 0–200、80 分钟，除作文外用标准化得分。',
    as_of: 'JASSO 页面存档（约 2019 年）',
    source: {
      name: '日本学生支援机构 JASSO（官方）',
      url: 'http://www.jasso.go.jp/sp/en/eju/examinee/procedure/subject.html',
    },
    check: true,
  },
  'exam-jp-eju-choose': {
    label: 'EJU：理科与文综二选一',
    text: '按目标大学要求选科，不能同时考理科和文综。',
    as_of: 'JASSO 页面存档（约 2019 年）',
    source: {
      name: '日本学生支援机构 JASSO（官方）',
      url: 'http://www.jasso.go.jp/sp/en/eju/examinee/procedure/subject.html',
    },
    check: true,
  },
  'exam-jp-eju-twice': {
    label: 'EJU：一年两次',
    text: 'EJU 每年 6 月和 11 月的一个星期日各一次。',
    as_of: 'JASSO 页面存档',
    source: {
      name: '日本学生支援机构 JASSO（官方）',
      url: 'https://www.jasso.go.jp/en/ryugaku/eju/about/about_a/flowchart.html',
    },
    check: true,
  },
  'exam-jp-eju-syllabus': {
    label: 'EJU：2026 年起用新大纲',
    text: 'JASSO 2025 年 2 月公布的基础学力科目大纲自 2026 年首次考试起适用。',
    as_of: '2025-02',
    source: {
      name: '日本学生支援机构 JASSO（官方）',
      url: 'https://www.jasso.go.jp/en/search.html?article_category=%2F&page=12&search=EJU',
    },
    check: false,
  },
  'exam-jp-eju-prearrival': {
    label: 'EJU：渡日前录取',
    text: '截至 2025 年 11 月，可凭 EJU 在来日前录取的学校共 258 所，其中大学 109 所、专门学校 80 所。',
    as_of: '2025-11',
    source: {
      name: '日本学生支援机构 JASSO（官方）',
      url: 'https://www.jasso.go.jp/en/search.html?article_category=%2F&page=11&search=EJU',
    },
    check: false,
  },
  'exam-ap-2026': {
    label: 'AP：2026 年考试方式',
    text: '2026 年多数 AP 科目用 Bluebook 机考：16 科全机考（如心理、世界史、计算机科学），12 科混合（如微积分、物理、化学、经济）。',
    as_of: '2026',
    source: {
      name: 'College Board AP Central（官方）',
      url: 'https://apcentral.collegeboard.org/exam-administration-ordering-scores/administering-exams/digital-ap-exams/exam-modes',
    },
    check: false,
  },
  'exam-ap-hybrid': {
    label: 'AP：混合机考',
    text: '混合科目在电脑上做选择题、看大题，大题答案手写在纸质答题册上。',
    as_of: '2026',
    source: {
      name: 'College Board AP Central（官方）',
      url: 'https://apcentral.collegeboard.org/exam-administration-ordering-scores/administering-exams/digital-ap-exams/exam-modes',
    },
    check: false,
  },
  'exam-ap-scale': {
    label: 'AP：1 至 5 分',
    text: 'AP 成绩为 1 至 5 分：5 极合格、4 很合格、3 合格、2 可能合格、1 不建议；换学分由各大学自定。',
    as_of: '页面未标日期',
    source: { name: 'Learning Alliance（二手）', url: 'https://learningalliance.us/?p=6017' },
    check: true,
  },
  'exam-ssat-upper': {
    label: 'SSAT 高级：分数',
    text: '高级（8–11 年级）每部分 500–800，总分 1500–2400，中点 1950。',
    as_of: 'SSAT 官网存档',
    source: { name: 'SSAT / EMA（官方）', url: 'https://ssat.org/scores/read-score-report' },
    check: true,
  },
  'exam-ssat-middle': {
    label: 'SSAT 中级：分数',
    text: '中级（5–7 年级）每部分 440–710，总分 1320–2130，中点 1725。',
    as_of: 'SSAT 官网存档',
    source: { name: 'SSAT / EMA（官方）', url: 'https://ssat.org/scores/read-score-report' },
    check: true,
  },
  'exam-ssat-level': {
    label: 'SSAT：级别按年级',
    text: '5–7 年级考中级，8–11 年级考高级。',
    as_of: 'SSAT 官网存档',
    source: { name: 'SSAT / EMA（官方）', url: 'https://ssat.org/scores/read-score-report' },
    check: true,
  },
  'exam-ssat-penalty': {
    label: 'SSAT：答错倒扣',
    text: '五选一的题答错扣四分之一分，空着不扣。',
    as_of: 'SSAT 官网存档',
    source: { name: 'SSAT / EMA（官方）', url: 'https://www.ssat.org/pages/score-interpretation-resources' },
    check: true,
  },
  'exam-ssat-writing': {
    label: 'SSAT：写作不计分',
    text: '写作部分不评分，随成绩单寄给学校。',
    as_of: '2020–2021',
    source: {
      name: 'EMA 解读手册（官方文件镜像）',
      url: 'https://fdocuments.net/document/ssat-the-2020-2021-interpretive-guide.html',
    },
    check: false,
  },
  'exam-aeas-levels': {
    label: 'AEAS：年级',
    text: '面向 4–12 年级，分 4–6、7–9、10–12 年级三套试题。',
    as_of: 'AEAS 官网存档',
    source: { name: 'AEAS（官方）', url: 'https://aeas.com.au/faq' },
    check: true,
  },
  'exam-aeas-parts': {
    label: 'AEAS：内容',
    text: '含英语、数学推理、非语言一般能力三部分，全程约三小时；英语含词汇、阅读、写作、听力、口语。',
    as_of: 'AEAS 官网存档',
    source: { name: 'AEAS（官方）', url: 'http://aeas.com.au/test-information/test-description/' },
    check: true,
  },
  'exam-aeas-report': {
    label: 'AEAS：报告',
    text: '报告给出英语各项和总分（百分制）、数学推理与一般能力的原始分和九级分，以及建议的语言课周数。',
    as_of: '2020-07（文件镜像）',
    source: {
      name: 'AEAS 说明文件（官方文件镜像）',
      url: 'https://vdocuments.mx/assessment-information-aeas-for-accurate-results-students-must-not-practice-mathematical.html',
    },
    check: false,
  },
  'exam-toefl-scale': {
    label: '托福：2026 年新分制',
    text: '2026-01-21 起托福改用 1–6 分制，与欧标 CEFR 对应。',
    as_of: '2025',
    source: {
      name: 'ETS TOEFL Access 帮助中心（官方）',
      url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
    },
    check: false,
  },
  'exam-toefl-dual': {
    label: '托福：两年并报旧分',
    text: '过渡期两年内，成绩单同时给出可比的 0–120 总分。',
    as_of: '2025',
    source: {
      name: 'ETS TOEFL Access 帮助中心（官方）',
      url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
    },
    check: false,
  },
  'exam-toefl-adaptive': {
    label: '托福：阅读听力分阶段自适应',
    text: '2026 年 1 月起阅读和听力改为多阶段自适应，中途按表现调整难度。',
    as_of: '2025',
    source: {
      name: 'ETS TOEFL Access 帮助中心（官方）',
      url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
    },
    check: false,
  },
  'exam-toefl-72h': {
    label: '托福：72 小时内出分',
    text: '成绩在 72 小时内公布。',
    as_of: '2025',
    source: {
      name: 'ETS TOEFL Access 帮助中心（官方）',
      url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
    },
    check: false,
  },
  'exam-toefl-tasks': {
    label: '托福：2026 年题型',
    text: '新题型：阅读有补全单词、日常阅读、学术阅读；口语有复述和访谈；写作有造句、写邮件、学术讨论；不再有综合题。',
    as_of: '2025（题型公布）',
    source: {
      name: 'TOEFL Resources（二手）',
      url: 'https://www.toeflresources.com/blog/2026_toefl_format_revealed/',
    },
    check: true,
  },
  'exam-toefl-average': {
    label: '托福：总分算法',
    text: '四科各 1–6 分，总分取平均并舍入到相邻的半分。',
    as_of: '2026',
    source: { name: 'toefl-exam-prep.com（二手）', url: 'https://toefl-exam-prep.com/blog/old-vs-new-toefl' },
    check: true,
  },
  'exam-ielts-format': {
    label: '雅思：结构',
    text: '听力约 30 分钟、阅读 60 分钟、写作 60 分钟、口语 11–14 分钟，总长约 2 小时 45 分。',
    as_of: '页面未标日期',
    source: {
      name: '英国文化教育协会常见问题转载（二手转官方）',
      url: 'https://englishsociety.net/d/26-frequently-asked-questions-faqs-about-ielts',
    },
    check: true,
  },
  'exam-ielts-band': {
    label: '雅思：0–9 分',
    text: '总分取四项平均，0 至 9 分，以 0.5 分为一档。',
    as_of: '页面未标日期',
    source: { name: 'gillsir.com（二手）', url: 'https://www.gillsir.com/ielts-format-for-exam/' },
    check: true,
  },
  'exam-ielts-computer': {
    label: '雅思：2026 年纸笔考试停办',
    text: '主办方 2026 年 3 月宣布全面改为机考，多数地区末次纸笔考试为 2026-06-27；口语仍为真人面谈，部分地区写作可手写。各地日期以考点为准。',
    as_of: '2026-06',
    source: {
      name: 'ielts.international（二手，非官网）',
      url: 'https://www.ielts.international/en/ielts-computer-based-test',
    },
    check: true,
  },
  'exam-ielts-osr': {
    label: '雅思：单科重考',
    text: '单科重考允许在 60 天内重考一项；是否在本地开放须问考点（中国大陆情况未见存档）。',
    as_of: '2026',
    source: {
      name: 'ielts.international（二手，非官网）',
      url: 'https://www.ielts.international/en/ielts-computer-based-test',
    },
    check: true,
  },
  'exam-ielts-valid': {
    label: '雅思：有效期',
    text: '成绩有效期两年。',
    as_of: '页面未标日期',
    source: { name: 'The Pine Education（二手）', url: 'https://www.thepineeducation.com/en/ielts' },
    check: true,
  },
  'exam-gre-short': {
    label: 'GRE：2023 年缩短',
    text: '2023-09-22 起 GRE 普通考试缩到两小时以内，取消“论证分析”写作、减少题量、取消加试。',
    as_of: '2023-06-02',
    source: {
      name: 'EdexLive 引述 ETS（二手转官方）',
      url: 'https://www.edexlive.com/news/2023/jun/02/gre-test-to-get-shorter-cut-down-to-two-hours-ets-35587.html',
    },
    check: false,
  },
  'exam-gre-questions': {
    label: 'GRE：题量',
    text: '数学和语文各由 40 题减到 27 题（各两节），写作只剩一篇“议题分析”30 分钟。',
    as_of: '2023',
    source: {
      name: 'Union Test Prep（二手）',
      url: 'https://uniontestprep.com/gre/blog/get-ready-for-a-new-gre-experience',
    },
    check: false,
  },
  'exam-gre-scale': {
    label: 'GRE：分数',
    text: '语文、数学各 130–170 分，1 分一档；写作 0–6 分，0.5 分一档。缩短后分制不变。',
    as_of: '页面未标日期（分制沿用）',
    source: { name: 'Manhattan Review（二手）', url: 'http://www.manhattanreviewindia.com/GRE/test-pattern' },
    check: true,
  },
  'exam-gmat-scale': {
    label: 'GMAT：总分 205–805',
    text: '现行 GMAT 总分 205–805，尾数都是 5；旧版（第十版）为 200–800，两者不能直接比。',
    as_of: 'GMAC 官网存档',
    source: {
      name: 'GMAC mba.com（官方）',
      url: 'https://mba.com/exams/gmat-exam/scores/understanding-your-score',
    },
    check: true,
  },
  'exam-gmat-645': {
    label: 'GMAT：新旧对照',
    text: '官方说明新版 645 约当旧版 700，应看百分位。',
    as_of: 'GMAC 官网存档',
    source: {
      name: 'GMAC mba.com（官方）',
      url: 'https://mba.com/exams/gmat-exam/scores/understanding-your-score',
    },
    check: true,
  },
  'exam-gmat-rename': {
    label: 'GMAT：“Focus”更名',
    text: '旧版 2024 年 1 月底停考；2024-07-01 起新版直接称 GMAT 考试。',
    as_of: '2024',
    source: { name: 'Clear Admit（二手）', url: 'https://clearadmit.com/?p=827839' },
    check: true,
  },
  'exam-gmat-structure': {
    label: 'GMAT：结构',
    text: '定量 21 题、语文 23 题、数据洞察 20 题，各 45 分钟，共 2 小时 15 分、64 题，顺序自选。',
    as_of: '页面未标日期',
    source: { name: 'Tilottama Global（二手）', url: 'https://tilottamaglobal.com/gmat' },
    check: true,
  },
  'exam-gmat-section': {
    label: 'GMAT：分项 60–90',
    text: '三个分项各 60–90 分，对总分权重相同。',
    as_of: '页面未标日期',
    source: {
      name: 'Princeton Review（二手）',
      url: 'https://www.princetonreview.com/business-school-advice/when-do-gmat-focus-scores-come-out',
    },
    check: true,
  },
  'exam-sat-time': {
    label: 'SAT：机考时长',
    text: '阅读与文法 64 分钟（两个 32 分钟模块）、数学 70 分钟（两个 35 分钟模块），共 2 小时 14 分，中间休息 10 分钟。',
    as_of: '页面未标日期（引述 College Board）',
    source: {
      name: 'Burgdorff Tutoring 引述 College Board（二手转官方）',
      url: 'https://burgdorfftutoring.com/pages/sat',
    },
    check: true,
  },
  'exam-sat-questions': {
    label: 'SAT：题数',
    text: '阅读与文法 54 题、数学 44 题，共 98 题。',
    as_of: '页面未标日期（引述 College Board）',
    source: {
      name: 'Burgdorff Tutoring 引述 College Board（二手转官方）',
      url: 'https://burgdorfftutoring.com/pages/sat',
    },
    check: true,
  },
  'exam-sat-adaptive': {
    label: 'SAT：模块自适应',
    text: '每部分前一模块人人相同难度组合，后一模块按表现变难或变易。',
    as_of: '页面未标日期（引述 College Board）',
    source: {
      name: 'Burgdorff Tutoring 引述 College Board（二手转官方）',
      url: 'https://burgdorfftutoring.com/pages/sat',
    },
    check: true,
  },
  'exam-sat-scale': {
    label: 'SAT：400–1600',
    text: '总分 400–1600，两部分各 200–800；国际考场 2023 年、美国 2024 年起全面机考。',
    as_of: '页面未标日期',
    source: { name: 'barryhan.net（二手）', url: 'https://www.barryhan.net/sat/about.html' },
    check: true,
  },
  'exam-jlpt-pass': {
    label: 'JLPT：及格线',
    text: '满分 180。总分线 N1 100、N2 90、N3 95、N4 90、N5 80；单项也须过线（N1–N3 各 19/60，N4、N5 语言知识与阅读 38/120、听力 19/60）。',
    as_of: '2012-12（与 2024 年资料一致）',
    source: {
      name: 'learningjapanesecorner（二手，多处一致）',
      url: 'http://learningjapanesecorner.blogspot.com/2012/12/current-jlpt-scoring-system-from-2010.html',
    },
    check: false,
  },
  'exam-jlpt-cefr': {
    label: 'JLPT：2025 年 12 月起附 CEFR 参考',
    text: '2025 年 12 月考试起，合格者的成绩单附 CEFR 参考等级，按总分对应。',
    as_of: '2025-12',
    source: { name: 'JLPT Mastery（二手）', url: 'https://jlptmastery.com/jlpt/scoring' },
    check: false,
  },
  'exam-jlpt-cefr-map': {
    label: 'JLPT：CEFR 对应（部分）',
    text: 'N5 80 分以上 A1；N4 90 分以上 A2；N3 95–103 分 A2、104 分以上 B1；N2 90–111 分 B1、112 分以上 B2。N1 的对应须查官网。',
    as_of: '2025',
    source: { name: 'japanese4japan.com 转述官方说明（二手）', url: 'https://www.japanese4japan.com/jlpt' },
    check: true,
  },
  'exam-jlpt-levels': {
    label: 'JLPT：五级、一年两次',
    text: '分 N1（难度高）到 N5 五级；日本和部分国家每年 7 月和 12 月首个星期日举行，其他地区只有 12 月。',
    as_of: '2010 年起（页面未标日期）',
    source: {
      name: '维基百科镜像（二手）',
      url: 'https://www.wiki3.en-us.nina.az/Japanese_Language_Proficiency_Test.html',
    },
    check: true,
  },
  'exam-jlpt-valid': {
    label: 'JLPT：证书不过期',
    text: '证书本身没有有效期（个别培训机构页面写两年，与此不符）。',
    as_of: '页面未标日期',
    source: {
      name: '维基百科镜像（二手）',
      url: 'https://www.wiki3.en-us.nina.az/Japanese_Language_Proficiency_Test.html',
    },
    check: true,
  },
  'study-alevel-grade': {
    label: 'A-Level：等级',
    text: '剑桥国际 A Level 按 A* 到 E 评等，E 为至少及格。',
    as_of: '页面未标日期',
    source: { name: 'Enko Education（二手）', url: 'http://enkoeducation.com/cambridge-advanced/' },
    check: true,
  },
  'study-alevel-as': {
    label: 'AS Level 没有 A*',
    text: '剑桥国际 AS Level 不设 A*；2010 年 6 月考季起 A* 用于国际 A Level 和 O Level。',
    as_of: '2010',
    source: {
      name: '剑桥国际考评部说明（官方文件镜像）',
      url: 'https://ja.scribd.com/document/43838408/O-Level-Grading',
    },
    check: false,
  },
  'study-alevel-threshold': {
    label: 'A-Level：分数线每季不同',
    text: '剑桥国际每季考试后公布各科分数线，不同科目和考季不一样，不能用固定百分比换等级。',
    as_of: '页面未标日期',
    source: {
      name: 'ilmkidunya（二手）',
      url: 'https://www.ilmkidunya.com/a-level/cie-edexcel-grade-boundaries',
    },
    check: true,
  },
  'study-alevel-length': {
    label: 'A-Level：学制与科目数',
    text: '通常读两年，选三到四门。',
    as_of: '页面未标日期',
    source: {
      name: 'RevisionTown（二手）',
      url: 'https://revisiontown.com/cambridge-a-level-grade-calculator',
    },
    check: true,
  },
} satisfies Record<string, z.input<typeof sourcedFactSchema>>
