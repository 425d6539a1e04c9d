import type { CourseInput } from './course'

/** Japanese language tests and Japanese universities' own examinations. */
export const japaneseCourses: CourseInput[] = [
  {
    id: 'jlpt',
    exam: 'jlpt',
    lang: 'ja',
    name: '日本语能力测试（JLPT）',
    name_en: 'Japanese-Language Proficiency Test',
    organiser: '日本国际交流基金、日本国际教育支援协会',
    summary: '从 N5 到 N1 五级，考认和听，不考写和说。申请研究生院和找工作常用，本科多看留学考试。',
    apply_course: '日语',
    for_parents: false,
    measures:
      '考文字词汇、语法、阅读和听力的理解。没有口语和写作，因此持 N1 而开不了口的人不少，准备面试要另练。',
    sections: [
      { name: '语言知识', text: '汉字读写、词义、语法接续。' },
      { name: '阅读', text: '短文到长文、信息检索，级别越高越考逻辑。' },
      { name: '听力', text: '对话与独白，选项常在音里不在纸上。' },
    ],
    scoring:
      '按标准化得分合成总评，总评与单项都有合格线，任一项不过即不合格。线与报名时间以官网和考点公告为准。',
    facts: ['exam-jlpt-pass', 'exam-jlpt-cefr', 'exam-jlpt-cefr-map', 'exam-jlpt-levels'],
    official: { name: '日本语能力测试官网', url: 'https://www.jlpt.jp/' },
    needed_by: ['申请日本研究生院、语言学校、专门学校的人', '打算以日语为工作语言、需要证书的人'],
    plans: [
      {
        start: '零基础，目标 N3',
        weeks: '36–40 周，每周约 10 小时',
        steps: [
          { when: '第 1–6 周', text: '假名、数词、基本句型，每天听写。' },
          { when: '第 7–20 周', text: '初级教材过完，句型造句与跟读。' },
          { when: '第 21–32 周', text: '中级语法，短文阅读，汉字词每天三十个。' },
          { when: '第 33–40 周', text: '真题限时，听力每天一套。' },
        ],
      },
      {
        start: '已过 N2，目标 N1',
        weeks: '14–18 周',
        steps: [
          { when: '第 1–5 周', text: '语法辨析与近义词，读报刊社论。' },
          { when: '第 6–12 周', text: '长文结构与指代，听力记笔记。' },
          { when: '第 13–18 周', text: '近几年真题整卷，按错因归类。' },
        ],
      },
    ],
    forms: [
      { method: '基础', text: '五十音到初级语法，口头练习不落下。' },
      { method: '强化', text: '按级别的语法、阅读、听力。' },
      { method: '冲刺', text: '考前六周整卷。' },
      { method: '综合提升', text: '备考之外加口语和邮件，给要联系教授的人。' },
    ],
    included: ['分级摸底与考级建议', '每周一次口语练习'],
    excluded: ['替考生抢考场名额'],
  },
  {
    id: 'eju',
    exam: 'eju',
    lang: 'ja',
    name: '日本留学考试（EJU）',
    name_en: 'Examination for Japanese University Admission',
    organiser: '日本学生支援机构（JASSO）',
    summary: '申请日本学部的共同门槛：日语加文综或理科与数学。选科要在半年前定好。',
    apply_course: '日语',
    for_parents: false,
    measures:
      '考用日语在大学学习的能力，以及文科综合、理科、数学的基础。科目由目标学部决定，文综与理科不能同时考。',
    sections: [
      { name: '日语', text: '阅读、听读解、听解与记述。' },
      { name: '文综', text: '政治、经济、地理、近现代史，图表题多。' },
      { name: '理科', text: '物理、化学、生物选两门。' },
      { name: '数学', text: '文科向与理科向两个难度。' },
    ],
    scoring:
      '除作文外用标准化得分，不设合格线；各学部公布自己的用法，有的再加校内考与面试。计分与日程以 JASSO 官网为准，考场看当地主办方公告。',
    facts: [
      'exam-jp-eju-scores',
      'exam-jp-eju-choose',
      'exam-jp-eju-twice',
      'exam-jp-eju-syllabus',
      'exam-jp-eju-prearrival',
    ],
    official: { name: 'JASSO 日本留学考试', url: 'https://www.jasso.go.jp/ryugaku/eju/' },
    needed_by: ['高中毕业、申请日本国公立或私立大学学部的人', '在日语言学校就读、准备学部入学的人'],
    plans: [
      {
        start: 'N3 上下，距考试一年',
        weeks: '44–48 周',
        steps: [
          { when: '第 1–12 周', text: '日语推到 N2，数学用日语重学术语。' },
          { when: '第 13–28 周', text: '文综或理科逐章，记述每周一篇。' },
          { when: '第 29–40 周', text: '真题限时，按目标学部配分加权练。' },
          { when: '第 41–48 周', text: '模考三次，定两次考试的策略与出愿校。' },
        ],
      },
      {
        start: 'N2 已过，理科生',
        weeks: '20–24 周',
        steps: [
          { when: '第 1–4 周', text: '选科、定志愿、摸底。' },
          { when: '第 5–16 周', text: '理科两门与数学，日语记述保持。' },
          { when: '第 17–24 周', text: '真题整卷和校内考预习。' },
        ],
      },
    ],
    forms: [
      { method: '基础', text: '日语与学科术语同步。' },
      { method: '强化', text: '分科讲练，记述批改。' },
      { method: '基础+强化', text: '一年制安排，含出愿节点。' },
      { method: '冲刺', text: '考前八周限时。' },
    ],
    included: ['选科与志愿校对照表', '记述批改'],
    excluded: ['不经本人确认就代填出愿资料'],
  },
  {
    id: 'jp-university-exam',
    exam: 'jp-university-exam',
    lang: 'ja',
    name: '日本大学校内考',
    name_en: 'University Entrance Examinations in Japan',
    organiser: '各大学学部、研究科',
    summary: '出愿之后的笔试、小论文与面试。每所学校题型不同，备考从募集要项和过去问开始。',
    apply_course: '日语',
    for_parents: false,
    measures:
      '考能不能跟上这个学部或研究室：专业基础、日语小论文、志望理由与口头追问。它没有统一大纲，信息来源只有募集要项、过去问与说明会。',
    sections: [
      { name: '笔试', text: '专业基础或英语，研究科另考专业科目。' },
      { name: '小论文', text: '给一段材料，在限定字数内立论。' },
      { name: '面试', text: '志望理由、研究计划、为什么是这里，追问较细。' },
    ],
    scoring: '由学部自己打分，不公布统一线；留学考试、语言成绩与校内考的比重写在募集要项里，逐年可能变。',
    facts: [],
    official: { name: '日本留学信息官方入口', url: 'https://www.studyinjapan.go.jp/' },
    needed_by: ['已出愿日本学部、要参加校内考的人', '报考研究科修士、需要笔试与口述的人'],
    plans: [
      {
        start: '刚定志愿校',
        weeks: '16–20 周',
        steps: [
          { when: '第 1–3 周', text: '收齐募集要项与过去问，列出每校的科目和日期。' },
          { when: '第 4–12 周', text: '专业基础按过去问补；小论文每周一篇。' },
          { when: '第 13–16 周', text: '志望理由定稿，必须是本人经历。' },
          { when: '第 17–20 周', text: '模拟面试三次，其中一次由不认识您的老师追问。' },
        ],
      },
      {
        start: '已通过书面审查',
        weeks: '3–5 周',
        steps: [
          { when: '第 1 周', text: '重读自己交的每一份材料，标出会被追问的地方。' },
          { when: '第 2–4 周', text: '口头练习，录像回看语速与称呼。' },
          { when: '考前', text: '确认交通、受验票和证件。' },
        ],
      },
    ],
    forms: [
      { method: '强化', text: '过去问与小论文。' },
      { method: '冲刺', text: '面试与口述。' },
      { method: '综合提升', text: '从志愿到出愿、校内考的整段安排。' },
    ],
    included: ['过去问整理与小论文批改', '模拟面试与书面反馈'],
    excluded: ['代写志望理由书和研究计划书'],
  },
]
