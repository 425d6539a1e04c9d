/** The option lists of specification §3. A form shows the labels and sends the values. */
export type Option = { id: number; value: string; label: string }

const toOptions = (labels: readonly string[]): Option[] =>
  labels.map((label, index) => ({ id: index + 1, value: label, label }))

export const countryOptions = toOptions([
  '美国',
  '英国',
  '加拿大',
  '日本',
  '澳大利亚',
  '新西兰',
  '韩国',
  '新加坡',
  '中国香港',
  '其他国家',
])

export const educationOptions = toOptions(['研究生', '本科', '高中', '初中', '小学'])

/** The specification requires that these stay selectable although their programmes take no new applications; the label says so. */
const closedImmigrationCountries = new Set(['爱尔兰', '黑山'])

export const immigrationCountryOptions = toOptions([
  '美国',
  '加拿大',
  '土耳其',
  '马耳他',
  '希腊',
  '西班牙',
  '安提瓜',
  '圣基茨',
  '葡萄牙',
  '爱尔兰',
  '圣卢西亚',
  '黑山',
  '瓦努阿图',
  '多米尼克',
  '格林纳达',
  // Not in the specification's list: places for which this site has programmes.
  '中国香港',
  '新加坡',
  '澳大利亚',
  '新西兰',
  '日本',
  '其他',
]).map((option) =>
  closedImmigrationCountries.has(option.value) ? { ...option, label: `${option.label}（已关闭）` } : option,
)

/** Labels for values whose spelling in the contract differs from the usual one. */
const examLabels: Record<string, string> = { ALEVA: 'A-Level' }

export const examOptions = toOptions([
  '托福',
  'GRE',
  'GMAT',
  'AP',
  'ALEVA',
  '雅思',
  '小托福',
  'ITEP',
  'AEAS',
  'SAT',
  'SSAT',
  '日语',
]).map((option) => ({ ...option, label: examLabels[option.value] ?? option.label }))

export const immigrationPurposeOptions = toOptions([
  '子女教育',
  '海外置业',
  '投资理财',
  '税务筹划',
  '海外医疗',
  '出入境便利',
  '养老储备',
  '海外生育',
])

export const teachMethodOptions = toOptions(['基础', '强化', '基础+强化', '冲刺', '综合提升', '中文授课'])

export const teachModeOptions = toOptions(['线上课程', '线下面授'])

/** Answers of "which country suits you"; 0 means no answer. */
const testAnswers = ['A', 'B', 'C', 'D'] as const
export type TestAnswer = (typeof testAnswers)[number]
