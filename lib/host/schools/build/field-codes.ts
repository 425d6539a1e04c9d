import type { StudyField } from '@/lib/schools/fields'

/** Broad field of a CIP family (US), by its first two digits. Military and interdisciplinary families belong to none. */
const cipFields: Readonly<Record<string, StudyField>> = {
  '01': 'agriculture',
  '03': 'agriculture',
  '04': 'architecture',
  '05': 'humanities',
  '09': 'media',
  '10': 'media',
  '11': 'computing',
  '12': 'service',
  '13': 'education',
  '14': 'engineering',
  '15': 'engineering',
  '16': 'humanities',
  '19': 'social',
  '22': 'law',
  '23': 'humanities',
  '24': 'humanities',
  '25': 'social',
  '26': 'science',
  '27': 'maths',
  '31': 'health',
  '38': 'humanities',
  '39': 'humanities',
  '40': 'science',
  '41': 'science',
  '42': 'social',
  '43': 'law',
  '44': 'social',
  '45': 'social',
  '46': 'engineering',
  '47': 'engineering',
  '48': 'engineering',
  '49': 'engineering',
  '50': 'arts',
  '51': 'health',
  '52': 'business',
  '54': 'humanities',
}

export const cipField = (code: string): StudyField | null => cipFields[code.slice(0, 2)] ?? null

const cahFields: Readonly<Record<string, StudyField>> = {
  CAH01: 'health',
  CAH02: 'health',
  CAH03: 'science',
  CAH04: 'social',
  CAH05: 'agriculture',
  CAH06: 'agriculture',
  CAH07: 'science',
  CAH09: 'maths',
  CAH10: 'engineering',
  CAH11: 'computing',
  CAH13: 'architecture',
  CAH15: 'social',
  CAH16: 'law',
  CAH17: 'business',
  CAH19: 'humanities',
  CAH20: 'humanities',
  CAH22: 'education',
  CAH24: 'media',
  CAH25: 'arts',
  CAH26: 'science',
}

export const cahField = (code: string): StudyField | null => cahFields[code.slice(0, 5)] ?? null

/** ASCED (Australia): the narrow field when it differs from its broad field, otherwise the broad field. */
const ascedFields: Readonly<Record<string, StudyField>> = {
  '0101': 'maths',
  '01': 'science',
  '02': 'computing',
  '03': 'engineering',
  '04': 'architecture',
  '05': 'agriculture',
  '06': 'health',
  '0611': 'agriculture',
  '07': 'education',
  '0807': 'service',
  '08': 'business',
  '0909': 'law',
  '0911': 'law',
  '0915': 'humanities',
  '0917': 'humanities',
  '09': 'social',
  '1007': 'media',
  '10': 'arts',
  '11': 'service',
}

export const ascedField = (code: string): StudyField | null =>
  ascedFields[code] ?? ascedFields[code.slice(0, 2)] ?? null

/**
 * Fields of titles whose source gives no subject. The first match counts, and specific patterns come before common ones, because
 * "Business Law" is law and "Computer Engineering" is computing.
 */
const titleFields: readonly (readonly [StudyField, RegExp])[] = [
  ['law', /\blaws?\b|llb|criminolog|policing|法[学務律曹]|法学部|law/i],
  ['architecture', /architect|urban|planning|construction|built|建築|建设|建筑|surveying|real estate/i],
  ['education', /education|teaching|teacher|教育|教職/i],
  [
    'health',
    /medic|nurs|health|pharmac|dent|physio|midwi|paramedic|biomedic|surg|clinical|nutrition|therap|radiograph|public health|医|薬|看護|保健|歯|リハビリ|栄養/i,
  ],
  ['agriculture', /agricult|veterin|animal|forest|environment|food|marine|農|獣医|水産|畜産|環境/i],
  [
    'computing',
    /comput|software|data|informat|cyber|artificial intelligence|machine learning|gam(e|ing)|情報|web|digital technolog/i,
  ],
  [
    'engineering',
    /engineer|mechanic|electri|aero|robot|manufactur|chemical tech|工学|理工|materials|transport|energy|logistics technology/i,
  ],
  ['maths', /math|statistic|actuar|数学|数理/i],
  [
    'business',
    /business|manag|account|financ|econometric|market|commerce|entrepreneur|banking|human resource|supply chain|経営|商|経済経営|mba|fintech/i,
  ],
  [
    'media',
    /media|journal|communicat|advertis|public relation|broadcast|publish|メディア|新聞|film|television/i,
  ],
  [
    'arts',
    /\barts?\b(?! and humanities)|design|music|drama|theatre|fashion|photograph|fine art|dance|animation|illustrat|perform|美術|芸術|音楽|デザイン|造形/i,
  ],
  [
    'science',
    /physic|chemi|biolog|(?<!(?:social|political) )scien|geolog|geograph|astronom|genetic|neuro|理学|生命|自然科学/i,
  ],
  [
    'social',
    /social|psycholog|politic|economic|anthropolog|internation|development|policy|sociolog|gender|経済|社会|心理|国際|政策|総合政策|福祉|人間/i,
  ],
  [
    'humanities',
    /history|english|philosoph|languag|literatur|linguist|theolog|religio|classic|translat|french|german|spanish|chinese|japanese|humanit|文学|人文|外国語|言語|教養/i,
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

const fieldOfWords = (words: string): StudyField | null =>
  titleFields.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** The field that a title describes, or null. */
export function fieldOfTitle(title: string): StudyField | null {
  const degree = degreeNames.find(([, name]) => name.test(title))
  const subject = title.replace(graduateSchool, '').replace(degree?.[1] ?? '', '')
  return fieldOfWords(subject) ?? degree?.[0] ?? null
}
