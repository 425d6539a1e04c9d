import { grouped } from '@/lib/core/numbers'
import { offerCycle, offerRateOf, offerSource } from '@/lib/facts/admissions/offer-rates'
import { guidePath } from '@/lib/facts/guides/guide'
import type { Answer, AnswerLine } from '../asked'
import { ruleLines } from './china-rules'
import { dayLines } from './deadlines'
import { feesOf } from './fees'
import type { Detail } from './named-school'
import { rankLines } from './ranks'
import { statedLines } from './stated'
import { englishLines } from './thresholds'
import { testLines, valueLines } from './values'

/** The subjects of a question about a school, in the words of a card's title. */
export const subjectNames: Readonly<Record<string, string>> = {
  费用: '学费',
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

/** The subjects of a question: 悉尼大学2月开学截止 asks for the closing day, 曼大双非要多少分 for the rule. */
export function mainMatters(matters: readonly string[]): readonly string[] {
  const rules = matters.filter((matter) => /^(名单|双非|均分|双一流)$/.test(matter))
  const beside = new Set([
    ...(matters.includes('截止') ? ['入学时间'] : []),
    ...(rules.length > 0 || matters.includes('雅思') ? ['分数'] : []),
    ...rules.slice(1),
    // 认可 beside an exam asks whether the exam is accepted.
    ...(matters.some((matter) => /^(雅思|托福|高考)$/.test(matter)) ? ['名单'] : []),
  ])
  return matters.filter((matter) => !beside.has(matter))
}

/** How sentences write a subject. */
const written: Readonly<Record<string, RegExp>> = {
  雅思: /(?:雅思|ielts)\D{0,6}\d/i,
  托福: /(?:托福|toefl)\D{0,6}\d/i,
  入学时间: /开学/,
  录取率: /录取率/,
}

/** What the tables have about a school on one subject, then what the guides and the registry say of it. */
export async function linesOf(
  school: Detail,
  matter: string,
  level: string | undefined,
  round?: string | undefined,
): Promise<AnswerLine[]> {
  const held = heldOf(school, matter, level, round)
  const asks = written[matter]
  if (held.length > 0 || asks === undefined) return held
  const stated = await statedLines(asks, school, 'school')
  return [
    ...stated,
    ...englishLines(school.id, asks),
    ...(/雅思|托福/.test(matter) ? testLines(school, matter) : []),
  ].slice(0, mostStated)
}

const mostStated = 3

function heldOf(
  school: Detail,
  matter: string,
  level: string | undefined,
  round: string | undefined,
): AnswerLine[] {
  switch (matter) {
    case '费用':
      return feesOf(school, level)
    case '雅思':
      return valueLines(school, 'ielts')
    case '托福':
    case '入学时间':
      return []
    case '录取率':
      return [...valueLines(school, 'admission'), ...(level === '硕士' ? [] : offerLines(school.id))]
    case '排名':
      return rankLines(school)
    case '截止': {
      const days = dayLines(school, level, round)
      return days.length > 0 || level === '硕士'
        ? days
        : valueLines(school, 'common-app-early', 'common-app-regular')
    }
    default:
      return ruleLines(school)
  }
}

/** What sentences say of a subject at universities of a country. */
export const toldOf = async (matter: string, country: string): Promise<AnswerLine[]> => {
  const asks = written[matter]
  return asks === undefined ? [] : (await statedLines(asks, { country }, 'country')).slice(0, mostStated)
}

const hkEnglish = { label: '香港硕士要多少雅思', href: guidePath('hk-english') }

/** Pages that hold for a whole country what the library does not hold for each school. */
export const guidesOf: Readonly<Record<string, Readonly<Record<string, Answer['links'][number]>>>> = {
  雅思: { hk: hkEnglish },
  托福: { hk: hkEnglish },
}

/** The bands of a test's parts are asked beside its total, and only the total is held. */
export const bandNote = (matter: string, keyword: string): string =>
  matter === '雅思' && /小分|单项/.test(keyword) ? '单项要求没有逐校收录，看课程页。' : ''

/** How many applications for a first degree led to an offer. An offer is not an admission, which the line says. */
function offerLines(id: string): AnswerLine[] {
  const rate = offerRateOf(id)
  if (rate === null) return []
  const { applications, offers } = rate
  const share = ((offers / applications) * 100).toFixed(1)
  return [
    {
      label: '本科申请收到录取通知的比例',
      value: `约 ${share}%（${grouped(applications)} 份申请，${grouped(offers)} 份通知）`,
      year: `${offerCycle} 年申请季，英国本地和国际生合计；收到通知的比例不等于录取率`,
      source_name: offerSource.name,
      source_url: offerSource.url,
    },
  ]
}
