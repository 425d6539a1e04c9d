import { listWords } from '@/lib/core/list-words'
import type { Figure } from '@/lib/facts/registry'
import { tiersOf } from '@/lib/tools/cost/country'
import type { Money } from './amount'
import type { Estimate } from './estimate'
import { toRates } from './figure-amounts'
import type { CostInput } from './input'
import {
  fundsWords,
  isMiddle,
  isOfWholeCountry,
  isRule,
  limitsOf,
  middleWords,
  monthsWords,
  priceYearWords,
  quarterWords,
} from './limits'
import { isNeeded, type Line, type LineId } from './line'

const oneDecimal = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Yuan as ten thousands (万) with one decimal. */
export const formatWan = (yuan: number): string => oneDecimal.format(yuan / 10_000)

/** An amount above zero, in ten thousands; an amount that would be rounded to zero gets 不到 0.1. */
export const someWan = (yuan: number): string => (yuan < 500 ? '不到 0.1' : formatWan(yuan))

/** The same with 约, for what is missing: 约 2.9 万元、不到 0.1 万元. */
export const aboutWan = (yuan: number): string => `${yuan < 500 ? '' : '约 '}${someWan(yuan)} 万元`

/** From the low to the high end of an amount in yuan, in ten thousands; one number where the two are the same. */
export const wanRange = ({ yuan: { low, high } }: Money): string =>
  formatWan(low) === formatWan(high) ? formatWan(low) : `${formatWan(low)}–${formatWan(high)}`

/** The missing lines that prevent a total: 学费和生活费. */
export const neededWords = (missing: readonly Line[]): string =>
  listWords(missing.filter(isNeeded).map(({ label }) => label))

/** Why there is no total, and how to get one: tuition differs by school, and living and housing have no citable source. */
export function lackWords(missing: readonly Line[]): { why: string; way: string } {
  const isOfSchool = missing.some(({ id }) => id === 'tuition')
  return {
    why: `${neededWords(missing)}${isOfSchool ? '因学校而异' : '没有可以引用的数'}`,
    way: isOfSchool ? '选定学校，或填上学校给的数再算' : '填上自己的数再算',
  }
}

/** The result in words: a total, a lower limit, or what is missing; with its place and years, and what it leaves out. */
export type Headline = {
  sum: string
  /** The total without place and subject, for use below a line that contains them. */
  total: string
  basis: string
  /** The amount of an average year, and in brackets what it depends on; null when tuition is unknown, because then no amount is shown
   * in large type. */
  year: { sum: string; limits: string } | null
  /** The place and the subject or kind of school of the figures, before another amount: `按伦敦，`. */
  scope: string
}

/**
 * The main line of an answer with the place, the subject or kind of school of the figures, the years of the prices, and what is not
 * included: a lower limit states at once which main part is missing.
 */
export function headlineOf(input: CostInput, estimate: Estimate): Headline {
  const { totals, floor, lines, missing, isFundsFloor, rate } = estimate
  const { country, level, tier, school, years, flights } = input
  const place = tiersOf(country, level).length > 1 ? `按${tier.label}，` : ''
  const tuition = lines.find(({ id }) => id === 'tuition')
  const isPriced = tuition !== undefined && tuition.state !== 'missing'
  const most = isPriced && isMiddle(tuition) ? '多数课程' : ''
  const subject = [isPriced && school === null ? tuition.subject : null, most || null]
    .flatMap((part) => (part === null ? [] : [`${part}，`]))
    .join('')
  if (totals === null && floor === null) return noSum(missing)
  const reduced = isPriced ? reducedWords(input, tuition) : []
  const limits = [...limitsOf({ input, estimate }), ...reduced]
  const fees = lines.filter(({ id }) => id === 'tuition')
  const quarters = quarterWords(fees)
  // One value is the middle of them.
  const ofOne = limits.map((limit) => (limit === quarters ? middleWords(fees) : limit))
  const least = floor === null ? null : formatWan(floor.all.yuan.low)
  const sum =
    totals === null
      ? `${years} 年至少 ${least} 万元，${[`不含${neededWords(missing)}`, ...limits].join('，')}`
      : `${years} 年合计约 ${wanRange(totals.all)} 万元${inBrackets(limits.filter((limit) => limit === quarters || reduced.includes(limit)))}`
  const others = missing.filter((line) => !isNeeded(line)).map(({ label }) => label)
  const without = [...(flights === 0 ? ['机票'] : []), ...others]
  const basis = [
    isPriced && tuition.state === 'sourced' ? priceYearWords(tuition) : '',
    isPriced && isOfWholeCountry(input, tuition) ? '学费是全国的' : '',
    isPriced && tuition.subject !== null && school !== null
      ? `学费按${/^\w/.test(tuition.subject) ? ' ' : ''}${tuition.subject}公布的数`
      : '',
    isPriced && isMiddle(tuition) ? courseWords(input, rate) : '',
    isPriced && isRule(tuition) ? '学费按公立统一标准，入学前看学校' : '',
    isPriced ? growthWords(input, tuition) : '',
    isFundsFloor ? '来源给的生活费更低，所以按签证资金下限' : fundsWords(lines),
    monthsWords(lines) === '' ? '' : `生活和住宿${monthsWords(lines)}，住满一年要另加`,
    without.length === 0 ? '' : `不含${without.join('、')}`,
  ].filter((part) => part !== '')
  return {
    sum: `${place}${subject}${sum}`,
    total: sum,
    basis: basis.join('；'),
    year: isPriced
      ? {
          sum: `${most}${yearWords(estimate, years)}`,
          limits: inBrackets(ofOne),
        }
      : null,
    scope: `${place}${subject}`,
  }
}

const inBrackets = (parts: readonly string[]): string => (parts.length === 0 ? '' : `（${parts.join('，')}）`)

/** A typed scholarship belongs to the main line: without it the sum is that of another family. */
function reducedWords({ scholarship }: CostInput, { total }: Line): string[] {
  if (scholarship === 0) return []
  return [total.yuan.high > 0 ? '已减您填的奖学金' : '您填的奖学金不少于学费，学费按 0 计']
}

/** How prices of earlier years become those of the years of study: 按每年上调 4% 算到 2027 年入学，以后每年照此上调. */
function growthWords({ growth, entry, years }: CostInput, { isRaised }: Line): string {
  if (growth === 0) return ''
  if (!isRaised) return years > 1 ? `每年上调 ${growth}%` : ''
  return `按每年上调 ${growth}% 算到 ${entry} 年入学${years > 1 ? '，以后照此上调' : ''}`
}

function noSum(missing: readonly Line[]): Headline {
  const sum = `还差${neededWords(missing)}，暂不给合计`
  return { sum, total: sum, basis: '', year: null, scope: '' }
}

/** One typical figure for a year; a lower limit states what is missing. */
function yearWords({ totals, floor, missing }: Estimate, years: number) {
  if (totals !== null) return `一年约 ${formatWan(totals.all.yuan.typical / years)} 万元`
  return `一年至少 ${formatWan((floor?.all.yuan.low ?? 0) / years)} 万元，不含${neededWords(missing)}`
}

/** What the middle half is taken from: 学费是本校课程价的中间一半，全部课程一年 15.0–50.8 万元. */
function courseWords({ country, fee, courses }: CostInput, rate: Figure): string {
  if (fee === null || courses === null) return ''
  const yuan = toRates(country.currency, rate).of(fee.currency)
  return `学费是本校课程价的中间一半，全部课程一年 ${formatWan(courses.low * yuan)}–${formatWan(courses.high * yuan)} 万元`
}

/** Explains the low and the high end of a total; or that there are none, because each source gives one number. */
export function endsWords(lines: readonly Line[]): string {
  if (lines.every(({ total: { yuan } }) => yuan.low === yuan.high))
    return '各项来源都只给一个数，没有高低之分。'
  const spans = lines.filter(({ published }) => published?.kind === 'span').map(({ label }) => label)
  const ends =
    spans.length === 0
      ? '低和高是各项来源区间的两端'
      : `${listWords(spans)}的低和高是许多学校公布数的两个四分位，其余各项是来源区间的两端`
  return `${ends}，不是最少和最多。`
}

const onceIds: ReadonlySet<LineId> = new Set(['enrolment', 'visa', 'tests'])

/** Lines with an amount that are paid in the first year only: 签证和入学金. */
export const onceWords = (lines: readonly Line[]): string =>
  listWords(lines.filter(({ id, total }) => onceIds.has(id) && total.yuan.high > 0).map(({ label }) => label))

/** The lines that a total includes: 学费、生活费、签证. */
export const countedLines = (lines: readonly Line[]): string =>
  lines
    .filter(({ state }) => state !== 'missing' && state !== 'included')
    .map(({ label }) => label)
    .join('、')
