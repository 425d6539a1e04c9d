import { total } from './amount'
import { tiersOf } from './country'
import type { Estimate } from './estimate'
import type { CostInput } from './input'
import type { Line } from './line'
import { publishedSource } from './published'

type Reckoned = { input: CostInput; estimate: Pick<Estimate, 'lines'> }

/** The note for living costs that are the minimum funds of a visa, which is less than the real costs: 生活费按签证资金下限. */
export function fundsWords(lines: readonly Line[]): string {
  const facts = lines.filter(({ id }) => id === 'living').flatMap((line) => line.facts)
  const required = facts.filter(({ topic }) => topic === 'proof_of_funds')
  if (required.length === 0) return ''
  return required.length === facts.length ? '生活费按签证资金下限' : '生活费低值按签证资金下限'
}

/** The time of the prices behind a line: as readers see it, and as numbers where it is known. */
type PriceTime = { texts: readonly string[]; years: readonly number[]; since: number | null }

function priceTime({ published, facts }: Line): PriceTime {
  const known = (years: readonly (number | null)[]) =>
    [...new Set(years.flatMap((year) => year ?? []))].sort((a, b) => a - b)
  if (published === null)
    return {
      texts: facts.map(({ period }) => period),
      years: known(facts.map(({ priceYear }) => priceYear)),
      since: null,
    }
  const texts = publishedSource(published).years
  if (published.kind === 'span') return { texts, years: known(published.span.priceYears), since: null }
  if (published.kind === 'living') return { texts, years: [], since: null }
  const { priceYear, priceSince } = published.fee
  return { texts, years: known([priceYear]), since: priceSince }
}

/** The years of prices in a few words: 2023–24 学年、2024–25 学年, or 2023 到 2026 年间. Empty when none is known. */
export function yearsWords(texts: readonly string[], years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined) return ''
  const named = [...new Set(texts.map(shortYear))]
  if (named.length <= 2) return named.join('、')
  return first === last ? `${first} 年` : `${first} 到 ${last} 年间`
}

/** The years of the prices on which the tuition is based: 学费按 2026–27 学年的价. Empty when the line has no published price. */
export function priceYearWords(line: Line): string {
  const { texts, years, since } = priceTime(line)
  const words = since === null ? yearsWords(texts, years) : texts.map(shortYear).join('、')
  if (words === '') return texts.length === 0 ? '' : '学费没写年份'
  return `学费按 ${words}${/\d$/.test(words) ? ' ' : ''}的价`
}

/** `2026-27 入学` and `2026–27 学年` are the same year; words about how a page was read are removed. */
const shortYear = (year: string): string =>
  year
    .replace(/^(\d{4})[-–](\d{2})(?: ?(?:学年|入学))?$/, '$1–$2 学年')
    .replace(/^截至 |(?: 页面所示| 读)$/g, '')

/**
 * The same in the few words that fit beside an amount: 2026 年价; 2023、2024 年价 for prices of the academic years that begin in these two.
 * @param lines of tuition: the places of a country may have prices of different years
 */
function priceYearInBrief(lines: readonly Line[]): string {
  const times = lines.map(priceTime)
  const since = times.find((time) => time.since !== null)?.since ?? null
  const years = [...new Set(times.flatMap((time) => time.years))].sort((a, b) => a - b)
  const [first, last] = [years[0], years.at(-1)]
  if (times.every(({ texts }) => texts.length === 0)) return ''
  if (since !== null) return `${since} 年起的价`
  if (first === undefined) return '价没写年份'
  return `${years.length > 2 ? `${first} 到 ${last}` : years.join('、')} 年价`
}

/**
 * The years of the prices beside a sum, and how prices of earlier years became those of the year of entry: 2027 年入学，2024 年价每年加 4%. The
 * bare year never stands beside a raised sum, which nobody has published.
 */
function pricesWords({ entry, growth, years }: CostInput, lines: readonly Line[]): string {
  const year = priceYearInBrief(lines)
  if (year === '' || growth === 0) return year
  if (lines.some(({ isRaised }) => isRaised)) return `${entry} 年入学，${year}每年加 ${growth}%`
  return years > 1 ? `${year}，以后每年加 ${growth}%` : year
}

/** What a student must have to pay the amount: 有宿位. Empty when there is no such condition. */
const conditionWords = (lines: readonly Line[]): string =>
  [...new Set(lines.flatMap(({ condition }) => condition ?? []))].join('、')

/**
 * All that an amount depends on, in a few words each: every line of an estimate that is printed large is printed with them. A place in a
 * hall; the subject, the schools and the year of the tuition; the months and the kind of the living costs.
 */
export function limitsOf({
  input,
  estimate: { lines, isFundsFloor },
}: {
  input: CostInput
  estimate: Pick<Estimate, 'lines' | 'isFundsFloor'>
}): string[] {
  const tuition = tuitionOf({ input, estimate: { lines } })
  const months = monthsWords(lines)
  const funds = isFundsFloor ? '生活费按签证资金下限' : fundsWords(lines)
  return [
    conditionWords(lines),
    ...(tuition?.state === 'sourced' ? tuitionLimits(input, tuition) : []),
    months === '' ? '' : `生活${months}`,
    funds,
  ].filter((each) => each !== '')
}

/** Of what and whose an amount is, in the few words beside it; how it was reckoned is behind a link. */
export function scopeWords(
  input: CostInput,
  { lines, missing }: Pick<Estimate, 'lines' | 'missing'>,
): string[] {
  const tuition = tuitionOf({ input, estimate: { lines } })
  const months = monthsWords(lines)
  const without = [...(input.flights === 0 ? ['机票'] : []), ...missing.map(({ label }) => label)]
  return [
    tiersOf(input.country, input.level).length > 1 ? input.tier.label : '',
    ...(tuition?.state === 'sourced'
      ? [
          tuition.subject ?? '',
          isMiddle(tuition) ? '多数课程' : '',
          pricedCount([tuition]) === null ? '' : '中间一半的学校',
          tuition.isRaised ? `按 ${input.entry} 年估` : '',
        ]
      : []),
    conditionWords(lines),
    months === '' ? '' : `生活${months}`,
    without.length === 0 ? '' : `不含${without.join('、')}`,
  ].filter((each) => each !== '')
}

/** How many schools, or courses, have the published prices of some ranges; places with the same schools count them once: 46 所. */
export function pricedCount(lines: readonly Line[]): string | null {
  const spans = lines.flatMap(({ published }) => (published?.kind === 'span' ? [published.span] : []))
  const [span] = spans
  if (span === undefined) return null
  const counts = new Map(spans.map(({ city, outside, count }) => [`${city} ${outside}`, count]))
  return `${total([...counts.values()])} ${span.basis === 'programmes' ? '个课程' : '所'}`
}

/**
 * What the ends of a range of prices are: 有价的 46 所，首尾各去四分之一. The low end leaves out a quarter of the schools by their lowest prices,
 * the high end a quarter by their highest, so that more than the middle half of all prices is between them.
 */
export function quarterWords(lines: readonly Line[]): string {
  const count = pricedCount(lines)
  return count === null ? '' : `有价的 ${count}，首尾各去四分之一`
}

/** The same in the few words of a row, which the text below the rows explains: 46 所中段. */
const briefQuarterWords = (lines: readonly Line[]): string => `${pricedCount(lines)}中段`

/** The same for the value in the middle: 有价的 46 所的中间值. */
export const middleWords = (lines: readonly Line[]): string => `有价的 ${pricedCount(lines)}的中间值`

function tuitionLimits(input: CostInput, tuition: Line): string[] {
  return [
    tuition.subject ?? '',
    quarterWords([tuition]),
    isRule(tuition) ? '公立统一标准' : '',
    tuition.subject === null && isOfWholeCountry(input, tuition) ? '全国学费' : '',
    pricesWords(input, [tuition]),
  ]
}

/** The main condition of an amount with the year of its prices: in a sentence, and in the few words that fit into a small tile. */
export type MainCondition = { whole: string; brief: string }

/**
 * The main condition of an amount over the places of a country, for a headline: 有宿位; the subject or the schools of its tuition; or how
 * many schools are counted and the year of their prices.
 */
export function mainCondition([first, ...others]: readonly Reckoned[]): MainCondition | null {
  if (first === undefined) return null
  const tuition = tuitionOf(first)
  const priced = [first, ...others].flatMap((row) => tuitionOf(row) ?? [])
  const isSourced = tuition?.state === 'sourced'
  const ofYear = (words: string): string =>
    [words, isSourced ? pricesWords(first.input, priced) : ''].filter((part) => part !== '').join('，')
  const condition = conditionWords(first.estimate.lines)
  if (condition !== '') return sameWords(ofYear(condition))
  if (!isSourced) return null
  const { country, level } = first.input
  const typed = country.tuition[level]
  if (tuition.subject !== null) {
    const brief = typed?.subject === tuition.subject ? typed.subjectInBrief : undefined
    return { whole: ofYear(tuition.subject), brief: ofYear(brief ?? tuition.subject) }
  }
  const counted = quarterWords(priced)
  if (counted === '') {
    const years = tuition.isRaised ? pricesWords(first.input, priced) : priceYearWords(tuition)
    return years === '' ? null : sameWords(years)
  }
  return { whole: ofYear(counted), brief: ofYear(briefQuarterWords(priced)) }
}

const sameWords = (words: string): MainCondition => ({ whole: words, brief: words })

const tuitionOf = ({ estimate }: Reckoned) => estimate.lines.find(({ id }) => id === 'tuition')

/** Whether the tuition is the middle half of a school's courses, not its whole range. */
export const isMiddle = ({ published }: Line): boolean => published?.kind === 'fee' && published.fee.isMiddle

export const isRule = ({ published }: Line): boolean =>
  published?.kind === 'fee' && published.fee.basis === 'rule'

/** When living costs are for less than a year, the number of months: 按 10 个月. */
export function monthsWords(lines: readonly Line[]): string {
  const months = lines
    .filter(({ id, state }) => (id === 'living' || id === 'housing') && state === 'sourced')
    .map((line) => line.months)
  const fewest = Math.min(12, ...months)
  return fewest < 12 ? `按 ${fewest} 个月` : ''
}

/** Whether the tuition is that of the whole country and the living costs are those of one city. */
export const isOfWholeCountry = (
  { country, level, tier, school }: CostInput,
  { published, state }: Line,
): boolean =>
  state === 'sourced' &&
  school === null &&
  tier.isNational !== true &&
  tiersOf(country, level).length > 1 &&
  tier.tuition?.[level] === undefined &&
  !(published?.kind === 'span' && published.span.city !== null)
