import { listWords } from '@/lib/core/list-words'
import type { FeeSpan } from '@/lib/schools/tuition'
import { cityOf } from '@/lib/tools/cost/country'
import type { Money } from './amount'
import type { Estimate } from './estimate'
import type { CostInput } from './input'
import { isNeeded, type Line, type LineId, type Published } from './line'

const oneDecimal = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Yuan as ten thousands (万) with one decimal. */
export const formatWan = (yuan: number): string => oneDecimal.format(yuan / 10_000)

/** An amount in ten thousands; one above zero that would be rounded to it gets 不到 0.1. */
export const someWan = (yuan: number): string =>
  yuan === 0 ? '0' : yuan < 500 ? '不到 0.1' : formatWan(yuan)

/** The same with 约, for what is missing: 约 2.9 万元、不到 0.1 万元. */
export const aboutWan = (yuan: number): string => `${yuan < 500 ? '' : '约 '}${someWan(yuan)} 万元`

/** From the low to the high end of an amount in yuan, in ten thousands; one number where the two are the same. */
export const wanRange = ({ yuan }: Pick<Money, 'yuan'>): string => wanSpan(yuan)

/** The same of both ends in yuan. */
export const wanSpan = ({ low, high }: { low: number; high: number }): string =>
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

type Reckoned = { input: CostInput; estimate: Pick<Estimate, 'lines' | 'missing' | 'isFundsFloor'> }

/**
 * The years of the published prices behind an amount, and what was done to them: 2025–26 学年的价，每年加 5% 推到 2027 年. The year of a price
 * never stands beside a raised amount, which nobody has published, without the year to which it was raised.
 */
export function priceWords({ published, facts, raised }: Line): string {
  const years = published === null ? facts.map(({ period }) => period) : publishedYears(published)
  const named = [...new Set(years.map(shortYear))].sort()
  const words = named.length > 2 ? `${named[0]}到 ${named.at(-1)}` : named.join('、')
  if (raised === null) return words === '' ? '没写年份' : words
  return `${words}的价，每年加 ${raised.percent}% 推到 ${raised.to} 年入学`
}

/** The year of which a price is: 按 2027 年估; 2026–27 学年的价; 第一年是 2026–27 学年的价 where the later years are dearer. */
export function yearWords(line: Line): string {
  if (line.raised) return `按 ${line.raised.to} 年估`
  const [first, ...later] = line.years.map(({ yuan }) => yuan.high)
  return `${later.some((sum) => sum !== first) ? '第一年是 ' : ''}${priceWords(line)}的价`
}

const publishedYears = (published: Published): readonly string[] => {
  if (published.kind === 'span') return published.span.feeYears
  return [published.kind === 'fee' ? published.fee.feeYear : published.living.years]
}

/** `2026-27 入学` and `2026–27 学年` are the same year; words about how a page was read are removed, and a day of reading is no more exact than its year. */
export const shortYear = (year: string): string =>
  year
    .replace(/^(\d{4})[-–](\d{2})(?: ?(?:学年|入学))?$/, '$1–$2 学年')
    .replace(/^截至 (\d{4}).*$/, '$1 年')
    .replace(/(?: 页面所示| 查)$/, '')

/** The part of living costs that is only the minimum of a visa, less than the real costs; null when none is. */
export function fundsWords({ lines, isFundsFloor }: Pick<Estimate, 'lines' | 'isFundsFloor'>): string | null {
  const facts = lines.filter(({ id }) => id === 'living').flatMap((line) => line.facts)
  const required = facts.filter(({ topic }) => topic === 'proof_of_funds')
  if (!isFundsFloor && required.length === 0) return null
  return !isFundsFloor && required.length === facts.length ? '按签证资金下限' : '低值按签证资金下限'
}

export const tuitionOf = ({ estimate: { lines } }: Reckoned): Line | undefined =>
  lines.find(({ id, state }) => id === 'tuition' && state === 'sourced')

/** Whose prices an amount is made of: 商科; 中间一半的学校. Null for a school's own price, or that of all. */
function whoseWords({ subject, published }: Line): string | null {
  const middle =
    published?.kind === 'span'
      ? `中间一半的${published.span.basis === 'programmes' ? '课程' : '学校'}`
      : published?.kind === 'fee' && published.fee.isMiddle
        ? '中间一半的课程'
        : published?.kind === 'fee' && published.fee.basis === 'rule'
          ? '公立统一标准'
          : null
  return [subject, middle].filter((part) => part !== null).join('，') || null
}

/** The part of its year for which an amount is, when it is shorter: 按 10 个月. */
const monthsWords = (lines: readonly Line[]): string | null => {
  const months = Math.min(12, ...lines.filter(({ state }) => state === 'sourced').map((line) => line.months))
  return months < 12 ? `按 ${months} 个月` : null
}

/** Whose health insurance is in an amount, when it is that of one school as an example. */
const insuranceWords = (lines: readonly Line[]) => lines.find(({ id }) => id === 'insurance')?.subject

export const conditionWords = (lines: readonly Line[]): string | null =>
  [...new Set(lines.flatMap(({ condition }) => condition ?? []))].join('、') || null

export const withoutWords = ({ input, estimate: { missing } }: Reckoned): string | null => {
  const without = [...(input.flights === 0 ? ['机票'] : []), ...missing.map(({ label }) => label)]
  return without.length === 0 ? null : `不含${without.join('、')}`
}

/** A typed scholarship belongs to the sum: without it the sum is that of another family. */
const reducedWords = ({ input: { scholarship }, estimate: { lines } }: Reckoned): string | null => {
  const tuition = lines.find(({ id, state }) => id === 'tuition' && state !== 'missing')
  if (scholarship === 0 || tuition === undefined) return null
  return tuition.total.yuan.high > 0 ? '已减您填的奖学金' : '您填的奖学金不少于学费，学费按 0 计'
}

const isPart = (words: string | false | null | undefined): words is string => !!words

/** Of what and whose an amount is: the note of a result whose items stand below it. */
function noteWords(of: Reckoned): string {
  const { lines } = of.estimate
  const tuition = tuitionOf(of)
  const months = monthsWords(lines)
  return [
    tuition && whoseWords(tuition),
    conditionWords(lines),
    months && `生活${months}`,
    insuranceWords(lines),
    reducedWords(of),
    withoutWords(of),
  ]
    .filter(isPart)
    .join('，')
}

/** The same where an amount stands alone, with what the items would say; the place is named before it. */
export function scopeWords(input: CostInput, estimate: Reckoned['estimate']): string[] {
  const of = { input, estimate }
  const tuition = tuitionOf(of)
  const funds = fundsWords(estimate)
  return [
    tuition?.raised && `按 ${tuition.raised.to} 年估`,
    tuition && isOfWholeCountry(input, tuition) ? '全国学费' : null,
    funds && `生活费${funds}`,
    noteWords(of),
  ].filter(isPart)
}

/** Whose prices an amount over the places of a country is of: the condition to pay it, the subject, or the schools. */
export function placesWhose(places: readonly Reckoned[]): string | null {
  const [first] = places
  const tuition = first && tuitionOf(first)
  const condition = conditionWords(places.flatMap(({ estimate }) => estimate.lines))
  if (condition !== null || first === undefined || tuition === undefined) return condition
  const own = first.input.country.tuition[first.input.level]
  const isBrief = tuition.subject !== null && tuition.subject === own?.subject
  return (isBrief ? own.subjectInBrief : null) ?? whoseWords(tuition)
}

/** The same with the year to which the prices were raised: 中间一半的学校，按 2027 年估. */
export function placesNote(places: readonly Reckoned[]): string | null {
  const raised = places.map(tuitionOf).find((tuition) => tuition?.raised != null)?.raised
  return [placesWhose(places), raised && `按 ${raised.to} 年估`].filter(isPart).join('，') || null
}

/** The note of one item, below its amount. */
export function itemWords(line: Line, input: CostInput, estimate: Estimate): string {
  const { id, state, raised, condition } = line
  if (state !== 'sourced') return stateWords[state]
  const isLiving = id === 'living' || id === 'housing'
  return [
    (raised || id === 'tuition') && yearWords(line),
    id === 'tuition' && isOfWholeCountry(input, line) ? '全国学费' : null,
    id === 'living' ? fundsWords(estimate) : null,
    condition,
    insuranceWords([line]),
    isLiving ? monthsWords([line]) : null,
    input.years > 1 && onceIds.has(id) ? '按一次算，摊到每年' : null,
  ]
    .filter(isPart)
    .join('，')
}

const stateWords = {
  own: '您填的',
  derived: '您的假设',
  included: '已含在别的项里',
  missing: '没有算进去',
} as const

/** Whether the tuition is that of the whole country and the living costs are those of one city. */
const isOfWholeCountry = (input: CostInput, { subject }: Line): boolean =>
  subject === null &&
  input.school === null &&
  cityOf(input) !== null &&
  input.tier.tuition?.[input.level] === undefined

export type Headline = {
  /** In large type: 一年约 52.1 万元, or what is missing: 还差学费. */
  value: string
  /** The whole from low to high, or the lower limit of what is known. */
  sum: string
  /** Of what and whose it is; it belongs to both. */
  note: string
}

/** The answer of an estimate: a total, a lower limit, or what is missing. */
export function headlineOf(input: CostInput, estimate: Estimate): Headline {
  const { totals, floor, missing } = estimate
  const { years } = input
  const lack = neededWords(missing)
  if (totals === null && floor === null)
    return { value: `还差${lack}`, sum: `还差${lack}，暂不给合计`, note: '' }
  const note = noteWords({ input, estimate })
  if (totals === null)
    return {
      value: `还差${lack}`,
      sum: `其余 ${years} 年至少 ${formatWan(floor?.all.yuan.low ?? 0)} 万元`,
      note,
    }
  return {
    value: `一年约 ${formatWan(totals.all.yuan.typical / years)} 万元`,
    sum: `${years} 年合计约 ${wanRange(totals.all)} 万元`,
    note,
  }
}

/** What the ends of a sum are. */
export function endsWords(lines: readonly Line[]): string {
  const spans = lines.filter(({ published }) => published?.kind === 'span').map(({ label }) => label)
  const ends =
    spans.length === 0
      ? '低和高是来源区间的两端'
      : `${listWords(spans)}的低和高是价格居中的一半学校，其余是来源区间的两端`
  return `${ends}，不是最少和最多。`
}

const onceIds: ReadonlySet<LineId> = new Set(['enrolment', 'visa', 'tests'])

/** What a range counts, such as `46 所进入 QS 排名的学校`. */
export const countedWords = ({ basis, count, per }: FeeSpan): string =>
  basis === 'programmes' || (basis === 'few' && per === 'programme')
    ? `${count} 个课程`
    : `${count} 所进入 QS 排名的学校`

/** The lines that a total includes: 学费、生活费、签证. */
export const countedLines = (lines: readonly Line[]): string =>
  lines
    .filter(({ state }) => state !== 'missing' && state !== 'included')
    .map(({ label }) => label)
    .join('、')

/** Parts of a sum in tenths of 万 a year, rounded so that they add up to the printed sum. */
export function wanParts(parts: readonly number[], sum: number): string[] {
  const tenths = parts.map((yuan) => yuan / 1000)
  const whole = tenths.map(Math.floor)
  const left = Math.round(sum / 1000) - whole.reduce((all, each) => all + each, 0)
  const byRest = tenths.map((value, at) => ({ at, rest: value % 1 })).toSorted((a, b) => b.rest - a.rest)
  const raised = new Set(byRest.slice(0, left).map(({ at }) => at))
  return whole.map((value, at) => someWan((value + Number(raised.has(at))) * 1000))
}
