type Courses = readonly (readonly [id: string, name: string])[]

type ExamChoice = { goal: string; language: Courses; academic: Courses; first: string }

const toefl = ['toefl', '托福'] as const
const ielts = ['ielts', '雅思'] as const
const pte = ['pte', 'PTE'] as const
const jlpt = ['jlpt', '日本语能力测试'] as const

/** Usual combinations. Every school decides itself, as the page states above the table. */
export const examChoices: readonly ExamChoice[] = [
  {
    goal: '美国、加拿大私立中学',
    language: [
      ['toefl-junior', '小托福'],
      ['itep', 'iTEP'],
    ],
    academic: [['ssat', 'SSAT']],
    first: '逐校确认今年是必交、可选还是不看',
  },
  {
    goal: '澳大利亚中学',
    language: [['aeas', 'AEAS']],
    academic: [],
    first: '看学校按哪个年级安置、要不要先读语言课',
  },
  {
    goal: '美国本科',
    language: [toefl, ielts],
    academic: [
      ['sat', 'SAT'],
      ['act', 'ACT'],
      ['ap', 'AP'],
    ],
    first: '查名单上每所学校今年对标化考试的政策',
  },
  {
    goal: '英国、香港、新加坡本科',
    language: [ielts, toefl],
    academic: [
      ['alevel', 'A-Level'],
      ['ap', 'AP'],
    ],
    first: '看专业要求的科目组合，少一门往往不能申',
  },
  {
    goal: '澳大利亚、新西兰本科与授课硕士',
    language: [ielts, pte, toefl],
    academic: [],
    first: '核对学校和签证各认哪几种考试、单项要求',
  },
  {
    goal: '美国硕士、博士',
    language: [toefl, ielts],
    academic: [['gre', 'GRE']],
    first: '看院系是否要求 GRE，不要求就把时间留给研究经历',
  },
  {
    goal: '商科硕士与 MBA',
    language: [toefl, ielts],
    academic: [
      ['gmat', 'GMAT'],
      ['gre', 'GRE'],
    ],
    first: '两门都收的项目，各做一套样题再选',
  },
  {
    goal: '日本本科',
    language: [jlpt, toefl],
    academic: [
      ['eju', '日本留学考试'],
      ['jp-university-exam', '校内考'],
    ],
    first: '按目标大学的募集要项定文理与数学科目',
  },
  {
    goal: '日本研究生院',
    language: [jlpt, toefl],
    academic: [['jp-university-exam', '校内考']],
    first: '先找研究室与教授，再看院试考什么',
  },
]
