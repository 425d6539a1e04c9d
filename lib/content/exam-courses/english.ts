import type { CourseInput } from './course'

/** English language tests. */
export const englishCourses: CourseInput[] = [
  {
    id: 'toefl',
    exam: 'toefl',
    lang: 'en',
    name: '托福 iBT',
    name_en: 'TOEFL iBT',
    organiser: 'ETS',
    summary: '2026 年 1 月起题型和分制都换了，旧资料要挑着用。先按新题型摸底，再排课。',
    apply_course: '托福',
    for_parents: false,
    measures:
      '考在大学里用英语听课、读材料、讨论和写作的能力。新题型加入日常场景和短任务，拼写、语序这些基本功比过去更容易被看见；不再有把听读写合在一起的综合题。',
    sections: [
      {
        name: '阅读',
        text: '补全单词、日常文本和学术短文。分阶段自适应：前一阶段的表现决定后一阶段的难度，所以开头要稳。',
      },
      { name: '听力', text: '日常对话、通知和课堂片段，同样分阶段自适应，不能回听，练的是边听边抓结构。' },
      {
        name: '写作',
        text: '造句、写邮件、学术讨论。三种任务的语气不同，邮件要看对象，讨论要回应别人的观点。',
      },
      { name: '口语', text: '复述和访谈。要即时开口，背模板的作用变小。' },
    ],
    scoring:
      '四项分别给分，再合成总分；过渡期成绩单同时给出可比的旧制总分。分制与题型以 ETS 官网为准；学校写的是哪一种分制、要不要单项，看学校当年的要求页。',
    facts: [
      'exam-toefl-scale',
      'exam-toefl-dual',
      'exam-toefl-adaptive',
      'exam-toefl-72h',
      'exam-toefl-tasks',
      'exam-toefl-average',
    ],
    official: { name: 'ETS 托福官网', url: 'https://www.ets.org/toefl.html' },
    needed_by: [
      '申请美国、加拿大本科和研究生的人',
      '申请香港、新加坡、欧洲英语授课项目，而学校接受托福的人',
      '已有雅思成绩但目标学校只收托福的人',
    ],
    plans: [
      {
        start: '四级刚过，长句读得慢',
        weeks: '14–16 周',
        steps: [
          { when: '第 1–4 周', text: '每天精读一篇、精听一段，补词汇和语法；写作只练句子。' },
          { when: '第 5–9 周', text: '按题型过一遍，邮件和讨论各写六篇，每篇按批改重写一次。' },
          { when: '第 10–13 周', text: '隔天限时练习，口语每天录音回听，整理自己的错误清单。' },
          { when: '第 14–16 周', text: '两次全真模拟，间隔一周；第二次前只复习错误清单。' },
        ],
      },
      {
        start: '六级或有旧制托福成绩',
        weeks: '6–8 周',
        steps: [
          { when: '第 1 周', text: '新题型摸底，找出旧习惯里不再适用的部分。' },
          { when: '第 2–5 周', text: '弱项每天一小时，强项隔天保持；复述和访谈每天各两题。' },
          { when: '第 6–8 周', text: '每周一次模考，首次出分后决定是否提前或推迟考期。' },
        ],
      },
    ],
    forms: [
      { method: '基础', text: '词汇、语法、精读精听，不急着做整套题。' },
      { method: '强化', text: '按新题型拆开练，写作和口语逐篇批改。' },
      { method: '基础+强化', text: '前半段补语言，后半段转题型，中间用一次摸底决定切换时间。' },
      { method: '冲刺', text: '已经考过一次的人：只补失分项，加两次模考与复盘。' },
    ],
    included: ['按新题型的练习材料和写作、口语批改', '考期与成绩送分时间的安排'],
    excluded: ['代买官方付费模考，由考生自己购买'],
  },
  {
    id: 'ielts',
    exam: 'ielts',
    lang: 'en',
    name: '雅思',
    name_en: 'IELTS',
    organiser: '英国文化教育协会、IDP、剑桥大学出版与考评',
    summary: '先分清学术类和培训类、普通雅思和 UKVI，再看总分和单项哪个卡住您。',
    apply_course: '雅思',
    for_parents: false,
    measures:
      '考四项英语能力，口语与考官面对面。题型稳定，分数卡在单项上的人多，尤其是写作；所以备考先看单项短板，再看总分。',
    sections: [
      { name: '听力', text: '四段录音由生活到学术，只放一遍，拼写错即失分。' },
      { name: '阅读', text: '学术类三篇长文，判断、配对、填空混排；时间管理比词汇量更常是问题。' },
      {
        name: '写作',
        text: '一篇图表或书信，一篇议论文。评分看任务回应、连贯、词汇和语法四项，字数不足会扣分。',
      },
      { name: '口语', text: '个人问题、话题陈述、深入讨论三段，考官会追问，背下来的段落接不住追问。' },
    ],
    scoring:
      '四项各给分，总分为平均后按半分取整。考试形式正在由纸笔转为机考，分制以雅思官网为准，所在地的安排看考点公告。',
    facts: [
      'exam-ielts-format',
      'exam-ielts-band',
      'exam-ielts-computer',
      'exam-ielts-osr',
      'exam-ielts-valid',
    ],
    official: { name: '雅思官网', url: 'https://ielts.org/' },
    needed_by: [
      '申请英国、澳大利亚、新西兰、香港学校的人',
      '需要 UKVI 雅思办理英国签证或读预科的人',
      '申请加拿大、新加坡且学校接受雅思的人',
    ],
    plans: [
      {
        start: '总分大约在 5 分附近',
        weeks: '14–18 周',
        steps: [
          { when: '第 1–5 周', text: '语法和句子写作，听写每天一段，阅读不计时。' },
          { when: '第 6–11 周', text: '逐题型训练，写作每周两篇并重写，口语按话题攒自己的真实例子。' },
          { when: '第 12–18 周', text: '阅读限时、写作限时，模考三次；报名留出一次补考的时间。' },
        ],
      },
      {
        start: '总分够了，写作差半分',
        weeks: '4–6 周',
        steps: [
          { when: '第 1 周', text: '把近两次作文按四项标准打分，找出反复出现的三类错误。' },
          { when: '第 2–4 周', text: '每周三篇，只改这三类错误；先列论证再动笔。' },
          { when: '第 5–6 周', text: '限时写作，核对目标学校是否接受单科重考的成绩，再决定报哪一种。' },
        ],
      },
    ],
    forms: [
      { method: '基础', text: '语法、听写和段落写作。' },
      { method: '强化', text: '题型与时间管理，写作逐篇批改。' },
      { method: '冲刺', text: '考前四到六周，针对一两个单项。' },
      { method: '综合提升', text: '听说读写并进，适合离考试还有半年以上的人。' },
    ],
    included: ['写作四项评分的逐项批改', '一对一口语模拟与录音反馈'],
    excluded: ['替考生承担选错 UKVI 与普通雅思的再次报名费'],
  },
  {
    id: 'pte',
    exam: 'pte',
    lang: 'en',
    name: 'PTE 学术英语',
    name_en: 'PTE Academic',
    organiser: '培生',
    summary: '全机考、以机器评分为主，任务短而多。先确认学校和签证接受哪一种 PTE，再决定要不要换考。',
    apply_course: null,
    for_parents: false,
    measures:
      '考学术场景里的四项英语能力，许多题同时给两项计分，比如复述句子既算听也算说。对发音清楚、打字快的人友好，对爱停顿的人不友好。',
    sections: [
      { name: '口语与写作', text: '朗读、复述、描述图片、概括与短文，录音作答，停顿过长会被截断。' },
      { name: '阅读', text: '填空、排序、选择，部分题答错倒扣，拿不准时要会放弃。' },
      { name: '听力', text: '概括、填空、听写句子，听写同时影响写作分。' },
    ],
    scoring:
      '按量表给总分和四项技能分，官网公布与其他考试的对照，但学校可以用自己的换算；签证接受的版本以移民部门和官网当日说明为准。',
    facts: [],
    official: { name: '培生 PTE 官网', url: 'https://www.pearsonpte.com/' },
    needed_by: [
      '申请澳大利亚、新西兰学校或职业评估的人',
      '雅思某一单项反复不过、想换评分方式的人',
      '需要较快出分的人',
    ],
    plans: [
      {
        start: '考过雅思，写作或口语卡住',
        weeks: '5–7 周',
        steps: [
          { when: '第 1 周', text: '一次机考摸底，看卡在语言还是卡在题型。' },
          { when: '第 2–4 周', text: '每天朗读、复述和听写各二十分钟，录音对照。' },
          { when: '第 5–7 周', text: '整套限时，记录每类题的用时和放弃策略。' },
        ],
      },
      {
        start: '没有考过任何学术英语考试',
        weeks: '12–14 周',
        steps: [
          { when: '第 1–5 周', text: '发音、断句、打字和基本语法。' },
          { when: '第 6–10 周', text: '逐题型训练，概括与短文每周三篇。' },
          { when: '第 11–14 周', text: '每周一次整套，按技能分调整。' },
        ],
      },
    ],
    forms: [
      { method: '强化', text: '题型拆解与机考习惯。' },
      { method: '冲刺', text: '三周左右，针对听写和复述两类高影响题。' },
    ],
    included: ['机考环境下的整套练习与分技能反馈'],
    excluded: ['代买官方评分的模拟考试'],
  },
  {
    id: 'itep',
    exam: 'itep',
    lang: 'en',
    name: 'iTEP',
    name_en: 'iTEP',
    organiser: 'iTEP International',
    summary: '部分美国中学、社区学院和语言项目接受的英语考试，报名前先问学校收不收、收哪一版。',
    apply_course: 'ITEP',
    for_parents: false,
    measures:
      '考语法、听、读、写、说五块，时间短、安排灵活，常用于分班或快速补一份语言证明。接受它的学校比托福、雅思少，所以先看名单。',
    sections: [
      { name: '语法与阅读', text: '选择题为主，短文到长文递进。' },
      { name: '听力', text: '短对话、长对话和讲座片段。' },
      { name: '写作', text: '短题与议论各一，重表达是否清楚。' },
      { name: '口语', text: '录音回答两类问题，准备时间短。' },
    ],
    scoring: '按等级给总评和各项等级，分学术版与面向中学生的版本；等级含义和有效期以官网与学校说明为准。',
    facts: [],
    official: { name: 'iTEP 官网', url: 'https://www.iteponline.com/' },
    needed_by: [
      '申请接受 iTEP 的美国社区学院或语言项目的成年申请人',
      '需要尽快补交一份语言证明、学校已书面同意的人',
    ],
    plans: [
      {
        start: '有高中毕业英语基础',
        weeks: '4–6 周',
        steps: [
          { when: '第 1 周', text: '取得学校接受的书面确认，做一次样题摸底。' },
          { when: '第 2–4 周', text: '语法查漏，口语每天两段录音，写作隔天一篇。' },
          { when: '第 5–6 周', text: '两次整套练习，确认考场设备和身份证件。' },
        ],
      },
    ],
    forms: [
      { method: '强化', text: '语法与口语两块重点。' },
      { method: '冲刺', text: '两到三周，熟悉题型和机考。' },
    ],
    included: ['替您整理目标学校对语言证明的要求与出处'],
    excluded: ['替考生承担学校改变接受政策后另考的费用'],
  },
  {
    id: 'toefl-junior',
    exam: 'toefl-junior',
    lang: 'en',
    name: '小托福',
    name_en: 'TOEFL Junior',
    organiser: 'ETS',
    summary: '给家长：它说明孩子的学术英语在什么位置，是不是申请学校的必交项要逐校问。',
    apply_course: '小托福',
    for_parents: true,
    measures:
      '考初中年龄段学生在英语授课环境里听、读和运用语法词汇的能力。它是定位工具，多数时候不能代替学校指定的入学考试。',
    sections: [
      { name: '听力', text: '课堂指令、对话和学术片段。' },
      { name: '语言形式与含义', text: '把语法、词汇放在短文里选，考的是语境。' },
      { name: '阅读', text: '学校通知、故事和科普短文。' },
    ],
    scoring:
      '各部分与总分给出等级说明，也附能力描述；版本和分数段以 ETS 官网为准。看报告先看描述，再看数字。',
    facts: [],
    official: { name: 'ETS 小托福', url: 'https://www.ets.org/toefl/junior.html' },
    needed_by: ['打算申请国际学校或海外初高中、想先知道孩子英语位置的家长', '学校明写接受小托福成绩的申请人'],
    plans: [
      {
        start: '家长想知道从哪里开始',
        weeks: '一次评估后按学期',
        steps: [
          { when: '开始前', text: '查三所目标学校要不要、要哪种成绩，列成表。' },
          { when: '一个学期', text: '家庭阅读每周固定时间，听有声书，不刷题；期末看一次样题。' },
          { when: '考前一个月', text: '熟悉题型和考场流程，准备证件。' },
        ],
      },
    ],
    forms: [{ method: '综合提升', text: '面向成年家长的规划：书单、时间表、学校要求表，每学期核对一次。' }],
    included: ['目标学校入学要求对照表', '适龄英文书单与家庭安排建议'],
    excluded: ['面向义务教育阶段学生的学科类授课'],
  },
]
