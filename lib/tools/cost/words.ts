import type { Money } from './amount'

/** Yuan as ten thousands with one decimal, as families speak of it. */
export const formatWan = (yuan: number): string =>
  (yuan / 10_000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** From the low to the high end of an amount in yuan, in ten thousands; one number where the two are the same. */
export const wanRange = ({ yuan: { low, high } }: Money): string =>
  formatWan(low) === formatWan(high) ? formatWan(low) : `${formatWan(low)}–${formatWan(high)}`
