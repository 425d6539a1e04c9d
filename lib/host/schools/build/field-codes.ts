import { keysOf } from '@/lib/core/keys-of'
import type { StudyField } from '@/lib/schools/fields'

/** The field of each code, from the codes of each field. */
const byCode = (codes: Partial<Record<StudyField, string>>) =>
  new Map(
    keysOf(codes).flatMap((field) => codes[field]?.split(' ').map((code) => [code, field] as const) ?? []),
  )

/** Broad field of a CIP family (US), by its first two digits. Military and interdisciplinary families belong to none. */
const cipFields = byCode({
  agriculture: '01 03',
  architecture: '04',
  humanities: '05 16 23 24 38 39 54',
  media: '09 10',
  computing: '11',
  service: '12',
  education: '13',
  engineering: '14 15 46 47 48 49',
  social: '19 25 42 43 44 45',
  law: '22',
  science: '26 40 41',
  maths: '27',
  health: '31 51',
  arts: '50',
  business: '52',
})

export const cipField = (code: string): StudyField | null => cipFields.get(code.slice(0, 2)) ?? null

const cahFields = byCode({
  health: '01 02',
  science: '03 07 26',
  social: '04 15',
  agriculture: '05 06',
  maths: '09',
  engineering: '10',
  computing: '11',
  architecture: '13',
  law: '16',
  business: '17',
  humanities: '19 20',
  education: '22',
  media: '24',
  arts: '25',
})

export const cahField = (code: string): StudyField | null => cahFields.get(code.slice(3, 5)) ?? null

/** ASCED (Australia): the narrow field when it differs from its broad field, otherwise the broad field. */
const ascedFields = byCode({
  maths: '0101',
  science: '01',
  computing: '02',
  engineering: '03',
  architecture: '04',
  agriculture: '05 0611',
  health: '06',
  education: '07',
  service: '0807 11',
  business: '08',
  law: '0909',
  humanities: '0915 0917',
  social: '09',
  media: '1007',
  arts: '10',
})

export const ascedField = (code: string): StudyField | null =>
  ascedFields.get(code) ?? ascedFields.get(code.slice(0, 2)) ?? null

/**
 * Fields of titles whose source gives no subject. The first match counts, and specific patterns come before common ones, because
 * "Business Law" is law and "Computer Engineering" is computing.
 */
const titleFields: readonly (readonly [StudyField, RegExp])[] = [
  ['law', /llb|法[学務律曹]|law/i],
  ['architecture', /architect|urban|planning|construction|built|建築|建设|建筑|surveying|real estate/i],
  ['education', /education|teaching|teacher|教育|教職/i],
  [
    'health',
    /medic|nurs|health|pharmac|dent|physio|midwi|surg|clinical|nutrition|therap|radiograph|医|薬|药|护理|看護|保健|歯|リハビリ|栄養/i,
  ],
  ['agriculture', /agricult|veterin|animal|forest|environment|food|marine|農|獣医|水産|畜産|環境/i],
  [
    'computing',
    /comput|software|data|informat|cyber|(?<!business analytics.*)artificial intelligence|machine learning|gam(e|ing)|情報|信息|计算机|人工智能|数据|网络安全|web|digital technolog/i,
  ],
  [
    'engineering',
    /engineer|mechanic|electri|aero|robot|manufactur|工学|理工|工程|materials|transport|energy/i,
  ],
  ['maths', /math|statistic|actuar|数学|数理/i],
  [
    'business',
    /business|manag|account|financ|econometric|market|commerce|entrepreneur|banking|human resource|supply chain|経営|商|fintech/i,
  ],
  ['media', /media|journal|communicat|advertis|public relation|broadcast|publish|メディア|film|television/i],
  [
    'arts',
    /\barts?\b(?! and humanities)|design|music|drama|theatre|fashion|photograph|fine art|dance|animation|illustrat|perform|美術|芸術|音楽|デザイン|造形/i,
  ],
  [
    'science',
    /physic|chemi|biolog|(?<!(?:social|political) )scien|geolog|geograph|astronom|genetic|neuro|理学|生命|自然科学|生物/i,
  ],
  [
    'social',
    /social|psycholog|politic|economic|anthropolog|internation|development|policy|sociolog|gender|public admin|criminolog|policing|経済|经济|社会|心理|国際|政策|福祉|人間/i,
  ],
  [
    'humanities',
    /history|english|philosoph|languag|literatur|linguist|theolog|religio|classic|translat|french|german|spanish|chinese|japanese|humanit|tesol|文学|人文|外国語|言語|教養/i,
  ],
  ['service', /hotel|hospitality|touris|event|sport|culinary|観光|スポーツ/i],
]

/** Graduate schools of some Japanese universities: here 教育部 is the kind of unit, not the subject. */
const graduateSchool = /教育部$/

/** The first words of a degree's name do not describe its subject. A title without further words belongs to the faculty of that name. */
const degreeNames: readonly (readonly [StudyField, RegExp])[] = [
  ['humanities', /^(?:bachelor|master) of arts\b/i],
  ['science', /^(?:bachelor|master) of science\b/i],
]

const fieldOfWords = (words: string) => titleFields.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** The field that a title describes, or null. */
export function fieldOfTitle(title: string): StudyField | null {
  const degree = degreeNames.find(([, name]) => name.test(title))
  const subject = title.replace(graduateSchool, '').replace(degree?.[1] ?? '', '')
  return fieldOfWords(subject) ?? degree?.[0] ?? null
}
