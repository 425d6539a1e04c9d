import { shanghaiDate } from '@/lib/core/time'
import { daysUntil, type Ending, endingOf, isPast } from './ending'
import { checkMark, perhapsPast } from './marks'

/** When what a text says ends. Days are written `2026-12-01`. */
export type Term = {
  /** The first day of the window; null when the source gives none. */
  opens: string | null
  /** The last day. */
  closes: string
  ending: Ending
  /** Whether the window comes again every year about the same days. */
  yearly: boolean
  /** What ends: a round in which one applies or registers, or a rule in force; `replaced`: a rule whose text already says what follows. */
  ends: 'round' | 'rule' | 'replaced'
}

/** What an editor writes about the days in a text. */
export type TermCells = {
  opens?: string | null | undefined
  closes?: string | null | undefined
  yearly?: boolean | undefined
  ends?: 'rule' | 'replaced' | null | undefined
  /** Days that never end: of the past or of the start of a rule, and months that come again every year. */
  dated?: 'history' | 'recurring' | null | undefined
}

/** The term of a text about a country; null when nothing in it ends. */
export const termOf = ({ opens, closes, yearly, ends }: TermCells, country: string): Term | null =>
  closes == null
    ? null
    : {
        opens: opens ?? null,
        closes,
        ending: endingOf(country, closes),
        yearly: yearly === true,
        ends: ends ?? 'round',
      }

/** The same day of the first year in which it is not yet over. */
export function nextOf(closes: string, today: string): string {
  const [year, rest] = [Number(closes.slice(0, 4)), closes.slice(4)]
  const sameYear = `${today.slice(0, 4)}${rest}`
  return sameYear > closes && sameYear >= today
    ? sameYear
    : `${Math.max(Number(today.slice(0, 4)), year) + 1}${rest}`
}

/**
 * A term compared with now: what is left, 已截止, or the day about which the next round should end. Null when nothing may be
 * counted.
 * @param isCertain whether days may be counted: the source is dated and first-hand
 */
export function termWords(
  { opens, closes, ending, yearly, ends }: Term,
  now: Date,
  isCertain: boolean,
): string | null {
  const today = shanghaiDate(now)
  if (isPast(ending, now)) {
    if (ends !== 'round') return `${closes} 已过${ends === 'rule' ? '，现行规定看官方页面' : ''}`
    if (!yearly) return `${closes} 已截止`
    return `${closes} 已截止；按往年，下一轮在 ${nextOf(closes, today)} 前后截止${checkMark}`
  }
  const left = daysUntil(ending, now)
  if (left === null) return `${closes} ${perhapsPast}`
  if (!isCertain) return null
  if (ends !== 'round') return left === 0 ? `${closes}，今天是最后一天` : `到 ${closes} 还有 ${left} 天`
  if (left === 0) return `今天（${closes}）截止`
  return opens !== null && opens > today
    ? `${opens} 开放，离截止还有 ${left} 天`
    : `离 ${closes} 截止还有 ${left} 天`
}
