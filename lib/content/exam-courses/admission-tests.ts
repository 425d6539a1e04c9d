import type { CourseInput } from './course'

/** Tests for admission to universities and graduate schools. */
export const admissionTestCourses: CourseInput[] = [
  {
    id: 'gre',
    exam: 'gre',
    lang: 'en',
    name: 'GRE',
    name_en: 'GRE General Test',
    organiser: 'ETS',
    summary: '考试缩短以后，每题的分量变重。先查项目要不要、怎么用，再决定投入多少时间。',
    apply_course: 'GRE',
    for_parents: false,
    measures:
      '考研究生阶段需要的文字推理、数量推理和论证写作。词汇是门槛，真正拉开差距的是读懂复杂论证；数学不难，难在英文表述和细节。',
    sections: [
      { name: '语文', text: '填空、等价句和阅读，两节，第二节难度随前一节表现变化。' },
      { name: '数学', text: '比较、选择、填数和图表，可用屏幕计算器。' },
      { name: '分析写作', text: '只剩议题写作一篇，看立场是否一贯、例证是否具体。' },
    ],
    scoring:
      '语文、数学、写作分别给分，没有合格线，分制以 ETS 官网为准。学校看哪一项、能否不交，看项目页当年说明。',
    facts: ['exam-gre-short', 'exam-gre-questions', 'exam-gre-scale'],
    official: { name: 'ETS GRE 官网', url: 'https://www.ets.org/gre.html' },
    needed_by: [
      '申请要求或推荐 GRE 的硕士、博士',
      '转专业、想用标化补一项证据的人',
      '商学院接受 GRE 代替 GMAT 时，两者择一的人',
    ],
    plans: [
      {
        start: '词汇量不足，长难句吃力',
        weeks: '14–16 周',
        steps: [
          { when: '第 1–6 周', text: '词汇按词根和语境背，每天一篇长文分析结构。' },
          { when: '第 7–11 周', text: '填空和阅读专项，数学过一遍英文术语。' },
          { when: '第 12–16 周', text: '隔天限时，写作每周两篇；两次模考后定考期。' },
        ],
      },
      {
        start: '托福已出分，数理背景',
        weeks: '6–8 周',
        steps: [
          { when: '第 1–2 周', text: '摸底，数学只做错题类型。' },
          { when: '第 3–6 周', text: '填空与阅读为主，每天两小时。' },
          { when: '第 7–8 周', text: '写作成稿三篇，整套模考两次。' },
        ],
      },
    ],
    forms: [
      { method: '基础+强化', text: '词汇和长难句先行，再进题型。' },
      { method: '强化', text: '填空逻辑、阅读论证、写作批改。' },
      { method: '冲刺', text: '考前一月的限时训练与复盘。' },
    ],
    included: ['写作逐篇批改', '目标项目对 GRE 的要求清单，附项目页地址'],
    excluded: ['代买官方付费模考'],
  },
  {
    id: 'gmat',
    exam: 'gmat',
    lang: 'en',
    name: 'GMAT',
    name_en: 'GMAT Exam',
    organiser: 'GMAC',
    summary: '现行版本加入数据洞察，旧版分数不能直接比。商学院申请者先看项目要哪一种。',
    apply_course: 'GMAT',
    for_parents: false,
    measures:
      '考管理学习需要的数量、文字和数据推理：在信息不全、时间不够时怎样判断。顺序可以自选，答完一部分能回头改有限的题，策略本身就是考点。',
    sections: [
      { name: '定量推理', text: '算术与代数应用题，不许用计算器。' },
      { name: '语文推理', text: '阅读和论证，语法改错已不在其中。' },
      { name: '数据洞察', text: '表格、图形、多来源资料与数据充分性，可用计算器。' },
    ],
    scoring: '三部分同等权重合成总分，看百分位比看数字更可靠；新旧版对照以官网为准。',
    facts: [
      'exam-gmat-scale',
      'exam-gmat-645',
      'exam-gmat-rename',
      'exam-gmat-structure',
      'exam-gmat-section',
    ],
    official: { name: 'GMAC 官网', url: 'https://www.mba.com/exams/gmat-exam' },
    needed_by: ['申请 MBA 和部分商科硕士的人', '申请欧洲、新加坡商学院且项目列明 GMAT 的人'],
    plans: [
      {
        start: '多年没碰数学的在职申请人',
        weeks: '16–18 周，每周约 8 小时',
        steps: [
          { when: '第 1–5 周', text: '补数学概念，读财经英文，先不计时。' },
          { when: '第 6–12 周', text: '语文论证与数据洞察交替，错题写下“我当时怎样想错”。' },
          { when: '第 13–18 周', text: '定顺序、定放弃策略，三次模考；第三次后决定是否报考。' },
        ],
      },
      {
        start: '数理背景、应届',
        weeks: '7–9 周',
        steps: [
          { when: '第 1–2 周', text: '摸底，确认数据洞察的薄弱题型。' },
          { when: '第 3–6 周', text: '语文为主，定量每天保持。' },
          { when: '第 7–9 周', text: '整套模考与复盘。' },
        ],
      },
    ],
    forms: [
      { method: '强化', text: '论证结构与数据洞察。' },
      { method: '冲刺', text: '顺序、节奏、放弃策略和模考复盘。' },
      { method: '基础+强化', text: '在职者的晚间与周末安排。' },
    ],
    included: ['错因记录表与每周复盘', '是否改考 GRE 的比较说明'],
    excluded: ['代买官方题库和模考'],
  },
  {
    id: 'sat',
    exam: 'sat',
    lang: 'en',
    name: 'SAT',
    name_en: 'Digital SAT',
    organiser: '美国大学理事会',
    summary: '现在是机考，分模块自适应。先核对目标学校当年是必交、可选还是不看。',
    apply_course: 'SAT',
    for_parents: true,
    measures:
      '考大学入门所需的阅读、语法修辞和数学。短文短题，题量减少，读得准比读得快重要；第二模块的难度由前一模块决定。',
    sections: [
      { name: '阅读与文法', text: '短文配一题，文学、科学、历史社会和句子修改混排。' },
      { name: '数学', text: '代数、函数、数据与几何，全程可用计算器，应用题多。' },
    ],
    scoring: '两部分合成总分，答错不倒扣，计分以官网为准。成绩政策每校每年不同，学校公布页才算数。',
    facts: ['exam-sat-time', 'exam-sat-questions', 'exam-sat-adaptive'],
    official: { name: 'College Board SAT', url: 'https://satsuite.collegeboard.org/sat' },
    needed_by: [
      '申请要求或接受 SAT 的美国大学的学生',
      '申请接受 SAT 的香港、新加坡、加拿大学校的学生',
      '高中成绩体系不易被理解、想补一项可比证据的学生',
    ],
    plans: [
      {
        start: '英语阅读需要补',
        weeks: '16–20 周',
        steps: [
          { when: '第 1–6 周', text: '每天两篇短文精读，整理语法规则；数学过英文术语。' },
          { when: '第 7–14 周', text: '按题型训练，每周一次限时模块。' },
          { when: '第 15–20 周', text: '机考模考三次，两次正式考试之间留六周以上。' },
        ],
      },
      {
        start: '托福已够用、数学扎实',
        weeks: '8–10 周',
        steps: [
          { when: '第 1–2 周', text: '摸底，分出知识错、审题错和时间错。' },
          { when: '第 3–7 周', text: '文法规则和阅读证据题为主。' },
          { when: '第 8–10 周', text: '整套模考与错题回看，确认考场与证件。' },
        ],
      },
    ],
    forms: [
      { method: '强化', text: '文法规则与证据题，机考工具的用法。' },
      { method: '冲刺', text: '考前四周，模块限时与复盘。' },
      { method: '综合提升', text: '面向家长的考试时间线：何时考、考几次、与绩点和活动怎样错开。' },
    ],
    included: ['目标学校标化政策表，写明查询日期', '大陆以外考场的报名与行程提醒'],
    excluded: ['安排赴外地考试的交通与住宿'],
  },
  {
    id: 'act',
    exam: 'act',
    lang: 'en',
    name: 'ACT',
    name_en: 'ACT',
    organiser: 'ACT',
    summary: '与 SAT 二选一的美国大学入学考试，节奏更快。做一套摸底再选，不要两样都备。',
    apply_course: null,
    for_parents: true,
    measures:
      '考高中课程学到的英语、数学、阅读和科学推理，题目直接，时间紧。考试近年在改，科学部分和时长的安排以官网公布的考期说明为准。',
    sections: [
      { name: '英语', text: '标点、语法与修辞，题多、句短。' },
      { name: '数学', text: '范围比 SAT 略宽，含三角等内容。' },
      { name: '阅读', text: '四类文章，重定位与速度。' },
      { name: '科学', text: '看图表和实验设计，不考背诵；是否必考看当期规则。' },
    ],
    scoring: '各部分给分并合成总评，算法与是否计入科学随改版变化，以官网为准；学校一般 SAT 与 ACT 任选其一。',
    facts: [],
    official: { name: 'ACT 官网', url: 'https://www.act.org/' },
    needed_by: ['读题快、时间压力下稳定的学生', 'SAT 摸底不理想、想换一种节奏的学生'],
    plans: [
      {
        start: '两种考试都没考过',
        weeks: '10–14 周',
        steps: [
          { when: '第 1 周', text: 'SAT 与 ACT 各做一套，比较百分位和疲劳程度，选定一种。' },
          { when: '第 2–8 周', text: '英语规则、数学补漏、阅读定位；每周两次限时。' },
          { when: '第 9–14 周', text: '整套模考，训练跳题。' },
        ],
      },
      {
        start: '已经选定 ACT，离考试两个月',
        weeks: '8 周',
        steps: [
          { when: '第 1 周', text: '核对所报考期的时长、题量和科学部分是否计入。' },
          { when: '第 2–5 周', text: '英语规则与阅读定位隔天练，每次只看一种错因。' },
          { when: '第 6–8 周', text: '三套整卷，记录在哪一题开始赶时间。' },
        ],
      },
    ],
    forms: [
      { method: '强化', text: '速度与定位训练。' },
      { method: '冲刺', text: '限时整套与跳题策略。' },
    ],
    included: ['SAT 与 ACT 的对比摸底和书面建议'],
    excluded: ['安排去境外考场的行程'],
  },
]
