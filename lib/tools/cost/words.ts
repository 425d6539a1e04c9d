import { listWords } from '@/lib/core/list-words'
import type { Money } from './amount'
import { isNeeded, type Line } from './line'

/** Yuan as ten thousands with one decimal, as families speak of it. */
export const formatWan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** From the low to the high end of an amount in yuan, in ten thousands; one number where the two are the same. */
export const wanRange = ({ yuan: { low, high } }: Money): string =>
  formatWan(low) === formatWan(high) ? formatWan(low) : `${formatWan(low)}–${formatWan(high)}`

/** Those of the missing lines without which there is no sum: 学费和生活费. */
export const neededWords = (missing: readonly Line[]): string =>
  listWords(missing.filter(isNeeded).map(({ label }) => label))

/** The lines that a sum holds: 学费、生活费、签证. */
export const countedLines = (lines: readonly Line[]): string =>
  lines
    .filter(({ state }) => state !== 'missing' && state !== 'included')
    .map(({ label }) => label)
    .join('、')
