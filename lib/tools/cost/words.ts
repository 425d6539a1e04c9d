import { tiersOf } from '@/lib/content/cost-countries/country'
import { listWords } from '@/lib/core/list-words'
import type { Figure } from '@/lib/facts/registry'
import { priceYear } from '@/lib/schools/price-year'
import { type Money, total } from './amount'
import type { Estimate } from './estimate'
import { toRates } from './figure-amounts'
import type { CostInput } from './input'
import { isNeeded, type Line, type LineId } from './line'
import { publishedSource } from './published'

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

/** The note for living costs that are the minimum funds of a visa, which is less than the real costs: 生活费按签证资金下限. */
export function fundsWords(lines: readonly Line[]): string {
  const facts = lines.filter(({ id }) => id === 'living').flatMap((line) => line.facts)
  const required = facts.filter(({ topic }) => topic === 'proof_of_funds')
  if (required.length === 0) return ''
  return required.length === facts.length ? '生活费按签证资金下限' : '生活费低值按签证资金下限'
}

/** The years of prices in a few words: 2023–24 学年、2024–25 学年, or 2023 到 2026 年间. Empty when there are none. */
export function yearsWords(years: readonly string[]): string {
  const named = [...new Set(years.map(shortYear))]
  const starts = years.flatMap((year) => priceYear(year) ?? []).sort((a, b) => a - b)
  if (starts.length === 0) return ''
  if (named.length <= 2) return named.join('、')
  return starts[0] === starts.at(-1) ? `${starts[0]} 年` : `${starts[0]} 到 ${starts.at(-1)} 年间`
}

/** The years of the prices on which the tuition is based: 学费按 2026–27 学年的价. */
export function priceYearWords({ published, facts }: Line): string {
  const years = published === null ? facts.map(({ period }) => period) : publishedSource(published).years
  const words = yearsWords(years)
  if (words === '') return years.length === 0 ? '' : '学费没写年份'
  return `学费按 ${words}${/\d$/.test(words) ? ' ' : ''}的价`
}

/** `2026-27 入学` and `2026–27 学年` are the same year; words about how a page was read are removed. */
const shortYear = (year: string): string =>
  year
    .replace(/^(\d{4})[-–](\d{2})(?: ?(?:学年|入学))?$/, '$1–$2 学年')
    .replace(/^截至 |(?: 页面所示| 读)$/g, '')

/** The result in words: a total, a lower limit, or what is missing; with its place and years, and what it leaves out. */
export type Headline = {
  sum: string
  /** The total without place and subject, for use below a line that contains them. */
  total: string
  basis: string
  /** The amount of an average year; null when tuition is unknown, because then no amount is shown in large type. */
  year: string | null
  /** The place and the subject or kind of school of the figures, before another amount: `按伦敦，`. */
  scope: string
}

/**
 * The main line of an answer with the place, the subject or kind of school of the figures, the years of the prices, and what is not
 * included: a lower limit states at once which main part is missing.
 */
export function headlineOf(
  input: CostInput,
  { totals, floor, lines, missing, isFundsFloor, rate }: Estimate,
): Headline {
  const { country, level, tier, school, years, flights } = input
  const place = tiersOf(country, level).length > 1 ? `按${tier.label}，` : ''
  const tuition = lines.find(({ id }) => id === 'tuition')
  const isPriced = tuition !== undefined && tuition.state !== 'missing'
  const most = isPriced && isMiddle(tuition) ? '多数课程' : ''
  const subject = [isPriced && school === null ? tuition.subject : null, most || null]
    .flatMap((part) => (part === null ? [] : [`${part}，`]))
    .join('')
  if (totals === null && floor === null) return noSum(missing)
  const least = floor === null ? null : formatWan(floor.all.yuan.low)
  const sum =
    totals === null
      ? `${years} 年至少 ${least} 万元，不含${neededWords(missing)}${isFundsFloor ? '，生活费按签证资金下限' : ''}`
      : `${years} 年合计约 ${wanRange(totals.all)} 万元`
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
    year: isPriced ? `${most}${yearWords({ totals, floor, lines, missing }, years)}` : null,
    scope: `${place}${subject}`,
  }
}

/** How prices of earlier years become those of the years of study: 按每年上调 4% 算到 2027 年入学，以后每年照此上调. */
function growthWords({ growth, entry, years }: CostInput, { isRaised }: Line): string {
  if (growth === 0) return ''
  if (!isRaised) return years > 1 ? `每年上调 ${growth}%` : ''
  return `按每年上调 ${growth}% 算到 ${entry} 年入学${years > 1 ? '，以后照此上调' : ''}`
}

/** What a student must have to pay the amount: 有宿位. Empty when there is no such condition. */
export const conditionWords = (lines: readonly Line[]): string =>
  [...new Set(lines.flatMap(({ condition }) => condition ?? []))].join('、')

type Reckoned = { input: CostInput; estimate: Pick<Estimate, 'lines'> }

/** The main condition of an amount: a sentence, and the same in the few words that fit into a small tile. */
export type MainCondition = { whole: string; brief: string }

/**
 * The main condition of an amount over the places of a country, for a headline: 有宿位; the subject or the schools of its tuition; or how
 * many schools are counted and the year of their prices.
 */
export function mainCondition([first, ...others]: readonly Reckoned[]): MainCondition | null {
  if (first === undefined) return null
  const same = (words: string): MainCondition => ({ whole: words, brief: words })
  const tuition = tuitionOf(first)
  const condition = conditionWords(first.estimate.lines)
  if (condition !== '') return same(condition)
  if (tuition === undefined || tuition.state !== 'sourced') return null
  const { country, level } = first.input
  const typed = country.tuition[level]
  if (tuition.subject !== null) {
    const brief = typed?.subject === tuition.subject ? typed.subjectInBrief : undefined
    return { whole: tuition.subject, brief: brief ?? tuition.subject }
  }
  const spans = [first, ...others].flatMap((row) => {
    const published = tuitionOf(row)?.published
    return published?.kind === 'span' ? [published.span] : []
  })
  const [span] = spans
  if (span === undefined) {
    const years = priceYearWords(tuition)
    return years === '' ? null : same(years)
  }
  // Two places with the same schools count them once.
  const counts = new Map(spans.map(({ city, outside, count }) => [`${city} ${outside}`, count]))
  const half = `${total([...counts.values()])} ${span.basis === 'programmes' ? '个课程' : '所学校'}的中间一半`
  if (span.priceYear === null) return { whole: half, brief: '中间一半' }
  return {
    whole: `${half}，${span.priceYear} 年价${tuition.isRaised ? `上调到 ${first.input.entry} 年` : ''}`,
    brief: `中间一半，${span.priceYear} 年价`,
  }
}

const tuitionOf = ({ estimate }: Reckoned) => estimate.lines.find(({ id }) => id === 'tuition')

function noSum(missing: readonly Line[]): Headline {
  const sum = `还差${neededWords(missing)}，暂不给合计`
  return { sum, total: sum, basis: '', year: null, scope: '' }
}

/** One typical figure for a year; a lower limit states what is missing. */
function yearWords(
  { totals, floor, lines, missing }: Pick<Estimate, 'totals' | 'floor' | 'lines' | 'missing'>,
  years: number,
) {
  const months = monthsWords(lines)
  const limits = [conditionWords(lines), months === '' ? '' : `生活${months}`].filter((each) => each !== '')
  const of = limits.length === 0 ? '' : `（${limits.join('，')}）`
  if (totals !== null) return `一年${of}约 ${formatWan(totals.all.yuan.typical / years)} 万元`
  return `一年至少 ${formatWan((floor?.all.yuan.low ?? 0) / years)} 万元，不含${neededWords(missing)}`
}

/** Whether the tuition is the middle half of a school's courses, not its whole range. */
const isMiddle = ({ published }: Line): boolean => published?.kind === 'fee' && published.fee.isMiddle

/** What the middle half is taken from: 学费是 80 个课程公布价的中间一半，全部课程一年 15.0–50.8 万元. */
function courseWords({ country, fee, courses }: CostInput, rate: Figure): string {
  if (fee === null || courses === null) return ''
  const yuan = toRates(country.currency, rate).of(fee.currency)
  return `学费是 ${courses.count} 个课程公布价的中间一半，全部课程一年 ${formatWan(courses.low * yuan)}–${formatWan(courses.high * yuan)} 万元`
}

/** When living costs are for less than a year, the number of months: 按 10 个月. */
function monthsWords(lines: readonly Line[]): string {
  const months = lines
    .filter(({ id, state }) => (id === 'living' || id === 'housing') && state === 'sourced')
    .map((line) => line.months)
  const fewest = Math.min(12, ...months)
  return fewest < 12 ? `按 ${fewest} 个月` : ''
}

const isRule = ({ published }: Line): boolean => published?.kind === 'fee' && published.fee.basis === 'rule'

/** Whether the tuition is that of the whole country and the living costs are those of one city. */
const isOfWholeCountry = ({ country, level, tier, school }: CostInput, { published, state }: Line): boolean =>
  state === 'sourced' &&
  school === null &&
  tier.isNational !== true &&
  tiersOf(country, level).length > 1 &&
  tier.tuition?.[level] === undefined &&
  !(published?.kind === 'span' && published.span.city !== null)

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
