import type { Figure, Statement } from './registry'

/** The mark for facts that a reader should look up again; `checkLegend` explains it once per page. */
export const checkMark = '※'
export const checkLegend =
  '标 ※ 的，来源没有写日期、只是转述，或每年会变：办理前请以官方页面当天的内容为准。“存”是存下的页面，日期是存下的那天。'

const withoutDate: ReadonlySet<string> = new Set(['未标年份', '未标日期'])

/** The period of a source; null when it has no date. */
export const datedPeriod = (period: string): string | null => (withoutDate.has(period) ? null : period)

/** The period of a fact, in the words of the registry. */
export const whenOf = (fact: Figure | Statement): string => ('value' in fact ? fact.period : fact.asOf)

/** Whether a reader should look up a fact again, for any reason. */
export function needsLook(fact: Figure | Statement): boolean {
  if (fact.read === 'secondary' || datedPeriod(whenOf(fact)) === null) return true
  return 'value' in fact ? fact.caution !== null && !fact.isExpired : fact.needsCheck
}
