import { keysOf } from '@/lib/core/keys-of'

/** Broad fields of study, as the filters of programmes and schools use them. */
export const studyFields = {
  business: '商科与管理',
  computing: '计算机与信息',
  engineering: '工程与技术',
  science: '自然科学',
  maths: '数学与统计',
  health: '医药与健康',
  social: '社会科学与心理',
  law: '法律',
  education: '教育',
  arts: '艺术与设计',
  media: '传媒与新闻',
  humanities: '人文与语言',
  architecture: '建筑与规划',
  agriculture: '农林与环境',
  service: '酒店、旅游与服务',
} as const

export type StudyField = keyof typeof studyFields

export const studyFieldIds = keysOf(studyFields)

/** Levels of programmes, for the tables of all countries. */
export const programmeLevels = {
  bachelor: '本科',
  master: '硕士',
  doctorate: '博士',
  professional: '职业学位（法律、医科等）',
  graduate: '研究生证书与文凭',
  associate: '副学士、专科与证书',
  short: '短期与语言',
} as const

/** The label of an id that a source gives, which may be none of these. */
export const labelIn = (labels: Readonly<Record<string, string>>, id: string | null) => labels[id ?? '']

export const programmeLevelIds = keysOf(programmeLevels)

/** For what the price of a programme is. */
export const feePers: Readonly<Record<string, string>> = {
  programme: '全程',
  year: '一年',
  credit: '每学分',
  module: '每门',
  unit: '每单元',
}
