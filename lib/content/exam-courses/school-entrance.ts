import type { CourseInput } from './course'

/** Entrance tests of schools abroad; the candidates are minors, so these courses are planned with parents. */
export const schoolEntranceCourses: CourseInput[] = [
  {
    id: 'ssat',
    exam: 'ssat',
    lang: 'en',
    name: 'SSAT',
    name_en: 'SSAT',
    organiser: 'EMA',
    summary: '给家长：美国私立中学入学测试之一。先问学校今年是必交、可选还是不看。',
    apply_course: 'SSAT',
    for_parents: true,
    measures:
      '考词汇与类比、阅读和数学推理，另有一篇不计分但寄给学校的写作。难处在词汇，对母语不是英语的孩子，短期突击效果有限。',
    sections: [
      { name: '词汇', text: '同义与类比，靠长期阅读。' },
      { name: '数学', text: '计算、几何、文字题，考的是英文读题。' },
      { name: '阅读', text: '文学、说明与论说短文。' },
      { name: '写作', text: '不评分，随成绩寄送，学校用它看真实水平。' },
    ],
    scoring:
      '按年级分级别，各级分数段不同；答错扣分、空题不扣，所以要教会孩子何时放弃。报告里的同年级百分位比总分更有用。分数段与规则以 SSAT 官网为准。',
    facts: ['exam-ssat-level', 'exam-ssat-upper', 'exam-ssat-middle', 'exam-ssat-penalty'],
    official: { name: 'SSAT 官网', url: 'https://www.ssat.org/' },
    needed_by: ['计划送孩子读美国、加拿大寄宿或走读私立中学的家长'],
    plans: [
      {
        start: '离申请还有一年以上',
        weeks: '按学期',
        steps: [
          { when: '前半年', text: '每天英文阅读半小时，词汇从书里来。' },
          { when: '后半年', text: '了解题型，周末一次限时部分。' },
          { when: '考前六周', text: '两次整套，练放弃与检查。' },
        ],
      },
      {
        start: '今年秋天要申请',
        weeks: '10–12 周',
        steps: [
          { when: '第 1 周', text: '逐校确认要不要 SSAT、截止日与可替代的考试。' },
          { when: '第 2–9 周', text: '只在需要的前提下练题，先数学英文，再阅读。' },
          { when: '第 10–12 周', text: '定考期，留一次补考。' },
        ],
      },
    ],
    forms: [{ method: '综合提升', text: '面向成年家长：时间表、书单、学校要求表、报名与寄分的步骤。' }],
    included: ['目标学校测试政策与截止日对照表', '报名、便利申请与寄分的操作说明'],
    excluded: ['面向义务教育阶段学生的学科类授课'],
  },
  {
    id: 'aeas',
    exam: 'aeas',
    lang: 'en',
    name: 'AEAS',
    name_en: 'AEAS',
    organiser: 'AEAS',
    summary: '给家长：澳大利亚中学常用的入学测试，报告会写建议的语言课周数。',
    apply_course: 'AEAS',
    for_parents: true,
    measures:
      '考孩子在澳大利亚课堂里用英语学习的准备度，加数学推理和非语言一般能力。学校更看重它揭示的起点，不鼓励刷题。',
    sections: [
      { name: '英语', text: '词汇、阅读、写作、听力，以及面对面的口语。' },
      { name: '数学推理', text: '英文题面，依年级分套。' },
      { name: '一般能力', text: '图形推理，不依赖语言。' },
    ],
    scoring:
      '报告给英语各项与总评、数学推理和一般能力的等级，并附语言课周数建议。分制与报告格式以 AEAS 官网为准，各州学校的接收线不同，由学校决定。',
    facts: ['exam-aeas-levels', 'exam-aeas-parts'],
    official: { name: 'AEAS 官网', url: 'https://aeas.com.au/' },
    needed_by: ['计划送孩子读澳大利亚、新西兰中学的家长'],
    plans: [
      {
        start: '一年后入学',
        weeks: '按学期',
        steps: [
          { when: '前两个学期', text: '英文阅读与日常写作，不做真题。' },
          { when: '考前一个月', text: '了解流程与口语场景，准备数学英文词。' },
          { when: '出报告后', text: '按建议周数算总预算与入学时间，再和学校谈位置。' },
        ],
      },
      {
        start: '下个学期就想入学',
        weeks: '6–8 周',
        steps: [
          { when: '第 1 周', text: '先问学校有没有位置、收不收这一季的报告，再报名。' },
          { when: '第 2–5 周', text: '熟悉流程，口语每天十分钟，谈自己的学校和爱好。' },
          { when: '第 6–8 周', text: '考试、取报告，同时备签证与监护安排。' },
        ],
      },
    ],
    forms: [{ method: '综合提升', text: '面向成年家长：读懂报告、选校与语言课的安排。' }],
    included: ['报告逐项解读', '语言课周数对预算和入学时间的影响测算'],
    excluded: ['面向义务教育阶段学生的学科类授课'],
  },
]
