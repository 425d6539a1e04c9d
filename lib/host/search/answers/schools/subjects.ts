import { grouped } from '@/lib/core/numbers'
import { offerCycle, offerRateOf, offerSource } from '@/lib/facts/admissions/offer-rates'
import { testPolicyOf } from '@/lib/facts/admissions/test-policies'
import { listFigures } from '@/lib/facts/registry'
import { type AnswerLine, factLines, figureLines, lineOf, linesNamed } from '../asked'
import type { FewHeld } from '../few-held'
import { livingLines } from '../places'
import { dayLines } from './deadlines'
import {
  type Detail,
  englishLines,
  feesOf,
  nameOf,
  pathwayLines,
  rankLines,
  ruleLines,
  testLines,
  thresholdLines,
  valueLines,
} from './rows'
import { statedLines } from './stated'

/** The subjects of a question about a school, in the words of a card's title. */
export const subjectNames: Readonly<Record<string, string>> = {
  费用: '学费',
  生活费: '生活费',
  雅思: '雅思要求',
  托福: '托福要求',
  排名: '排名',
  均分: '对国内均分的要求',
  名单: '对中国院校的要求',
  双非: '对中国院校的要求',
  截止: '申请截止日',
  录取率: '录取率',
  入学时间: '开学时间',
}

/** The order of a list of schools by a subject. */
export const sorts: Readonly<Record<string, string>> = { 费用: 'cost', 雅思: 'ielts', 录取率: 'admission' }

/** The subjects of a question: 悉尼大学2月开学截止 asks for the closing day, 曼大双非要多少分 for the rule. */
export function mainMatters(matters: readonly string[]): readonly string[] {
  const has = (wanted: RegExp) => matters.some((matter) => wanted.test(matter))
  const rules = matters.filter((matter) => /^(名单|双非|均分)$/.test(matter))
  const beside = [
    ...rules.slice(1),
    rules.length > 0 && '双一流',
    has(/^截止$/) && '入学时间',
    (rules.length > 0 || has(/^雅思$/)) && '分数',
    // 认可 beside an exam asks whether the exam is accepted.
    has(/^(雅思|托福|高考)$/) && '名单',
  ]
  return matters.filter((matter) => !beside.includes(matter))
}

type Held = (
  school: Detail,
  level?: string,
  round?: string,
  words?: string,
) => AnswerLine[] | Promise<AnswerLine[]>

/** Whether UCAS lists courses of a British school; a school of graduates has none. */
const hasFirstDegrees = ({ values }: Detail) => values?.some(({ key }) => key === 'undergraduate-courses')

const ieltsMark = /(?:雅思|ielts)[^\d。]{0,6}\d/i

/** What the tables hold of a school, by a subject, or by what few schools have. */
const heldBy: Readonly<Record<string, Held>> = {
  费用: feesOf,
  申请费: async (school, level) => {
    const isUcas = level !== '硕士' && school.country === 'uk' && hasFirstDegrees(school)
    const now = [
      ...(isUcas ? linesNamed('本科，各校统一', factLines('ucas-fee-2027')) : []),
      ...listFigures({ topic: 'application_fee' })
        .filter(({ label }) => label.startsWith(nameOf(school)))
        .flatMap(figureLines),
      ...valueLines(school, 'application-fee'),
      ...(await statedLines(/(?:本科|国际生)申请费/, school, 'school')),
    ]
    // The table of the Common App is of a past season.
    return now.length > 0 ? now : valueLines(school, 'common-app-fee')
  },
  雅思: (school, _level, _round, words) =>
    [...valueLines(school, 'ielts'), ...englishLines(school.id, ieltsMark, words)].slice(0, mostStated),
  排名: rankLines,
  均分: ruleLines,
  名单: ruleLines,
  双非: ruleLines,
  截止: (school, level, round, words) => {
    const [month] = /\d+月/.exec(words ?? '') ?? []
    const days = dayLines(school, level, round ?? month)
    if (days.length > 0 || level === '硕士') return days
    const past = valueLines(school, 'common-app-early', 'common-app-regular')
    return past.length > 0 ? past : statedLines(/入学日期|申请窗口/, school, 'school')
  },
  录取率: (school, level) => [
    ...valueLines(school, 'admission'),
    ...(level === '硕士' ? [] : offerLines(school.id)),
  ],
  生活费: livingOf,
  '不交 SAT、ACT': policyLines,
  'AP、SAT 要求': (school) => [
    ...policyLines(school),
    ...valueLines(school, 'sat', 'act'),
    ...thresholdLines(school.id, 'ap'),
  ],
  预科: pathwayLines,
  国际学生比例: (school) => valueLines(school, 'international-share', 'international-share-undergraduate'),
  公立还是私立: (school) => valueLines(school, 'ownership'),
  多邻国要求: (school) => testLines(school, '多邻国'),
  'PTE 要求': (school) => testLines(school, 'PTE'),
}

/** The qualification whose requirements answer a subject. */
const qualificationsOf: Readonly<Record<string, Parameters<typeof thresholdLines>[1]>> = {
  绩点要求: 'gpa_master',
  高考要求: 'gaokao',
  'IB 要求': 'ib',
  'A-level 要求': 'alevel',
  'OSSD 要求': 'ossd',
  大专申请: 'diploma',
}

/** How sentences write a subject. */
const written: Readonly<Record<string, RegExp>> = {
  雅思: ieltsMark,
  托福: /(?:托福|toefl)[^\d。]{0,6}\d/i,
  入学时间: /开学/,
  录取率: /录取率/,
}

const mostStated = 3
const mostOfFew = 4

/** What the tables have about a school on one subject, then what the guides and the registry say of it. */
export async function linesOf(
  school: Detail,
  matter: string,
  level?: string,
  round?: string,
  words?: string,
): Promise<AnswerLine[]> {
  const qualification = qualificationsOf[matter]
  const held = qualification
    ? thresholdLines(school.id, qualification, words)
    : ((await heldBy[matter]?.(school, level, round, words)) ?? [])
  const asks = written[matter]
  if (held.length > 0 || !asks) return held
  return [
    ...(await statedLines(asks, school, 'school')),
    ...englishLines(school.id, asks),
    ...(/雅思|托福/.test(matter) ? testLines(school, matter) : []),
  ].slice(0, mostStated)
}

/** Every row about what few schools have: of the school first, then of its whole country. */
export async function linesOfFew(
  { what, written }: FewHeld,
  school: Detail,
  level?: string,
): Promise<AnswerLine[]> {
  const lines = [
    ...(await linesOf(school, what, level)),
    ...englishLines(school.id, written),
    ...(await statedLines(written, school, 'school')),
  ]
  return [...new Map(lines.map((line) => [line.label + line.value, line])).values()].slice(0, mostOfFew)
}

/** What sentences say of a subject at universities of a country. */
export const toldOf = async (matter: string, country: string): Promise<AnswerLine[]> => {
  const asks = written[matter]
  return !asks ? [] : (await statedLines(asks, { country }, 'country')).slice(0, mostStated)
}

/** What a school publishes of living costs, or what its city costs. */
async function livingOf(school: Detail, level?: string): Promise<AnswerLine[]> {
  const own = valueLines(school, 'housing', 'other-expenses', 'books', 'graduate-living')
  if (own.length > 0 || !school.city) return own
  const city = { name: school.city_zh ?? school.city, written: school.city }
  return livingLines(school.country, level === '硕士' ? 'master' : 'undergraduate', city)
}

/** Whether an American school asks for the SAT or the ACT. */
function policyLines(school: Detail) {
  const policy = testPolicyOf(school.id)
  if (!policy) return valueLines(school, 'test-policy')
  const { text, remark, season, source } = policy
  return [
    lineOf('SAT、ACT 要不要交', [text, remark].filter(Boolean).join('；'), season, source.name, source.url),
  ]
}

/** How many applications for a first degree led to an offer. An offer is not an admission, which the line says. */
function offerLines(id: string) {
  const rate = offerRateOf(id)
  if (!rate) return []
  const { applications, offers } = rate
  const share = ((offers / applications) * 100).toFixed(1)
  return [
    lineOf(
      '本科申请收到录取通知的比例',
      `约 ${share}%（${grouped(applications)} 份申请，${grouped(offers)} 份通知）`,
      `${offerCycle} 年申请季，英国本地和国际生合计；收到通知的比例不等于录取率`,
      offerSource.name,
      offerSource.url,
    ),
  ]
}
