import { grouped } from '@/lib/core/numbers'
import { currencies } from '@/lib/facts/format'
import { rateOf, yuanPerUnit } from '@/lib/facts/rates'

/** An amount in yuan; null for a currency without a rate. */
export function toYuan(amount: number | null, currency: string | null): number | null {
  const rate = rateOf(currency)
  return amount === null || !rate ? null : amount * yuanPerUnit(rate)
}

/** Both ends of a price in yuan; null for a currency without a rate. */
export function yuanRange(
  low: number,
  high: number | null,
  currency: string | null,
): readonly [low: number, high: number] | null {
  const [from, to] = [toYuan(low, currency), toYuan(high ?? low, currency)]
  return from === null || to === null ? null : [from, to]
}

/** `24,700 英镑`; `24,700–30,700 英镑` for a range. Hundredths of thousands are parts of a course by its length. */
export function moneyText(low: number, high: number | null, currency: string): string {
  const unit = currencies[currency] ?? currency
  const [from, to] = [low, high ?? low].map((sum) => grouped(sum < 1000 ? sum : Math.round(sum)))
  return from === to ? `${from} ${unit}` : `${from}–${to} ${unit}`
}

/** `约 22.6–28.1 万元`, `约 201 元` for a small amount; null for nothing, and for a currency without a rate. */
export function yuanText(low: number, high: number | null, currency: string): string | null {
  const range = yuanRange(low, high, currency)
  if (!range?.[1]) return null
  const [from, to] = range
  const wan = (amount: number) => (amount / 10_000).toFixed(1)
  // Tenths of ten thousand would be too rough.
  if (to < 10_000) return `约 ${[...new Set([from, to].map((sum) => grouped(Math.round(sum))))].join('–')} 元`
  return wan(from) === wan(to) ? `约 ${wan(from)} 万元` : `约 ${wan(from)}–${wan(to)} 万元`
}

/** An amount with its value in yuan. */
export function sumText(low: number, high: number | null, currency: string): string {
  const yuan = yuanText(low, high, currency)
  return `${moneyText(low, high, currency)}${yuan === null ? '' : `（${yuan}）`}`
}

/** The month of the rates, such as `2026 年 6 月月度值`. */
export const rateMonth = (): string => rateOf('USD')?.period ?? ''
