/** A figure with its period, or a statement. */
type Fact = { read: string } & (
  | { period: string; caution: string | null; isExpired: boolean }
  | { asOf: string; check: boolean }
)

/** The mark for facts that a reader should look up again; `checkLegend` explains it once per page. */
export const checkMark = '※'
export const checkLegend = '带 ※ 的可能已变，或只是转述：办理前请点开来源看一眼。“存”后面是存下页面的那天。'

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'

/** The sign of the first, second, third source of a page. */
export const signOf = (number: number): string => circled[number - 1] ?? `(${number})`

/** In place of a countdown that must not be given. */
export const uncounted = `看官网${checkMark}`

/** Of a last day that is over in the east of its country and not yet in the west. */
export const perhapsPast = `这一天已过，当地可能还没过${checkMark}`

/** What is quoted from a rule: its words while it holds. */
export const quoted = ({ isExpired }: { isExpired: boolean }, says: string): string =>
  isExpired ? '已过，现行数看官方页面' : says

const withoutDate: ReadonlySet<string> = new Set(['年份不详', '日期不详'])

/** The period of a source; null when it has no date. */
export const datedPeriod = (period: string): string | null => (withoutDate.has(period) ? null : period)

/** The period of a fact, in the words of the registry. */
export const whenOf = (fact: { period: string } | { asOf: string }): string =>
  'period' in fact ? fact.period : fact.asOf

/** Whether a reader should look up a fact again, for any reason. */
export function needsLook(fact: Fact): boolean {
  if (fact.read === 'secondary' || datedPeriod(whenOf(fact)) === null) return true
  return 'period' in fact ? fact.caution !== null && !fact.isExpired : fact.check
}
