import { listWords } from '@/lib/core/list-words'
import type { Money } from './amount'
import { isNeeded, type Line, type LineId } from './line'

/** Yuan as ten thousands with one decimal, as families speak of it. */
export const formatWan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** From the low to the high end of an amount in yuan, in ten thousands; one number where the two are the same. */
export const wanRange = ({ yuan: { low, high } }: Money): string =>
  formatWan(low) === formatWan(high) ? formatWan(low) : `${formatWan(low)}–${formatWan(high)}`

/** Those of the missing lines without which there is no sum: 学费和生活费. */
export const neededWords = (missing: readonly Line[]): string =>
  listWords(missing.filter(isNeeded).map(({ label }) => label))

/**
 * Why there is no sum, and what gives one: a tuition is a school's, while of living and housing nobody says anything that could
 * be cited.
 */
export function lackWords(missing: readonly Line[]): { why: string; way: string } {
  const isOfSchool = missing.some(({ id }) => id === 'tuition')
  return {
    why: `${neededWords(missing)}${isOfSchool ? '因学校而异' : '没有可以引用的数'}`,
    way: isOfSchool ? '选定学校，或填上学校给的数再算' : '填上自己的数再算',
  }
}

/** How much of the living rests on what a visa wants to see, which is less than life costs: 生活费按签证资金下限. */
export function fundsWords(lines: readonly Line[]): string {
  const facts = lines.filter(({ id }) => id === 'living').flatMap((line) => line.facts)
  const required = facts.filter(({ topic }) => topic === 'proof_of_funds')
  if (required.length === 0) return ''
  return required.length === facts.length ? '生活费按签证资金下限' : '生活费低值按签证资金下限'
}

/** What the low and the high end of a sum are; that there are none where each source gives one number. */
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

/** The lines that a sum holds: 学费、生活费、签证. */
export const countedLines = (lines: readonly Line[]): string =>
  lines
    .filter(({ state }) => state !== 'missing' && state !== 'included')
    .map(({ label }) => label)
    .join('、')
