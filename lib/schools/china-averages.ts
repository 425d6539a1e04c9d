import type { z } from 'zod'
import type { chinaAverageWireSchema } from '@/lib/contract/schools'
import { type AverageLine, lineText } from './china-rules'

/** One required average of a British university, as its page states it for one scope, degree, class and group of institutions. */
export type ChinaAverage = Omit<z.output<typeof chinaAverageWireSchema>, 'uk'>

/** A row with a number. */
export type NumberedAverage<Row extends ChinaAverage = ChinaAverage> = Row & { low: number; high: number }

const isNumbered = <Row extends ChinaAverage>(row: Row): row is NumberedAverage<Row> =>
  row.low !== null && row.high !== null

/** What the university states for its master's degrees as a whole; courses, faculties and campuses have rules of their own. */
const ofWholeMaster = <Row extends ChinaAverage>(rows: readonly Row[]) =>
  rows.filter(({ scope, degree }) => scope === 'university' && degree === 'master')

/** Those with a number that is not doubtful. */
const sureAverages = <Row extends ChinaAverage>(rows: readonly Row[]) =>
  ofWholeMaster(rows)
    .filter(({ is_sure }) => is_sure)
    .filter(isNumbered)

/**
 * The averages of master's degrees that ask for an upper second, which most do: the rows of that class, and where the university states no
 * class at all, those without one.
 */
export function upperAverages<Row extends ChinaAverage>(rows: readonly Row[]): NumberedAverage<Row>[] {
  const wanted = ofWholeMaster(rows).some(({ uk_class }) => uk_class === '2:1') ? '2:1' : 'unstated'
  return sureAverages(rows).filter(({ uk_class }) => uk_class === wanted)
}

/** The rows that send the reader to the university's pages: there is no number, not even a doubtful one. */
export function pointersOf<Row extends ChinaAverage>(rows: readonly Row[]): Row[] {
  const master = ofWholeMaster(rows).filter(({ uk_class }) => uk_class !== '2:2' && uk_class !== 'third')
  return master.some(isNumbered) ? [] : master
}

export const spanOf = (rows: readonly Pick<NumberedAverage, 'low' | 'high'>[]): AverageLine => ({
  low: Math.min(...rows.map(({ low }) => low)),
  high: Math.max(...rows.map(({ high }) => high)),
})

export const isClassUnstated = (rows: readonly ChinaAverage[]): boolean =>
  rows.some(({ uk_class }) => uk_class === 'unstated')

export const classUnstated = '学校没写对应 2:1 还是 2:2'

/** One required average for drawing: for whom it is, in the words of the page. */
type AverageMark = AverageLine & { label: string; url: string; readOn: string }

/**
 * All sure averages of a university's master's degrees, the lowest first; a class of degree only where it asks for
 * several.
 */
export function averageMarks(rows: readonly ChinaAverage[]): AverageMark[] {
  const sure = sureAverages(rows)
  const hasClasses = new Set(sure.map(({ uk_class }) => uk_class)).size > 1
  return sure
    .map(({ institutions, institutions_zh, uk_class, low, high, url, read_on }) => ({
      url,
      readOn: read_on,
      label: [
        placeNames[institutions] ?? institutions_zh ?? institutions,
        hasClasses && classNames[uk_class ?? 'unstated'].trim(),
      ]
        .filter(Boolean)
        .join('，'),
      low,
      high,
    }))
    .toSorted((a, b) => a.low - b.low || a.high - b.high)
}

const placeNames: Record<string, string> = {
  all: '所有院校',
  in_list: '名单内',
  outside_list: '名单外',
}

/** The row that closes the list to all others: sure, and the list decides. */
export const isListFinal = (rows: readonly ChinaAverage[]): boolean =>
  rows.some(
    ({ institutions, decides, is_sure }) => institutions === 'outside_list' && decides === 'list' && is_sure,
  )

/**
 * The lowest average of a university's master's degrees; of those outside its list what it says of them, or else of all when no part of the
 * span depends on the institution.
 */
export function leastAverage<Row extends ChinaAverage>(
  rows: readonly Row[],
  isOutside: boolean,
): NumberedAverage<Row> | undefined {
  if (isOutside && isListFinal(rows)) return undefined
  const hasOwn = ofWholeMaster(rows).some(({ institutions }) => institutions === 'outside_list')
  const [least] = upperAverages(rows)
    .filter(
      ({ institutions, decides, low, high }) =>
        !isOutside ||
        (institutions === (hasOwn ? 'outside_list' : 'all') && (low === high || decides === 'average')),
    )
    .toSorted((a, b) => a.low - b.low)
  return least
}

/** Groups of institutions for which the page has a rule whose number was not read. */
export const unreadGroups = (rows: readonly ChinaAverage[]): ChinaAverage[] =>
  ofWholeMaster(rows).filter(
    ({ low, institutions_zh, institutions, uk_class }) =>
      low === null && institutions_zh !== null && !institutions.endsWith('_list') && uk_class !== '2:2',
  )

/** `2:1 要 85 分，2:2 要 80 分`: what the university asks of institutions on its list, by class; null when it gives no number. */
export function insideText(rows: readonly ChinaAverage[]): string | null {
  const sure = sureAverages(rows)
  const of = (institutions: string) => sure.filter((row) => row.institutions === institutions)
  const inside = of('in_list').length ? of('in_list') : of('all')
  if (!inside.length) return null
  const words = inside.map((row) => `${classNames[row.uk_class ?? 'unstated']}要 ${lineText(row)}`).join('，')
  return isClassUnstated(inside) ? `${words}（${classUnstated}）` : words
}

const classNames: Readonly<Record<NonNullable<ChinaAverage['uk_class']>, string>> = {
  first: '一等',
  '2:1': '2:1 ',
  '2:2': '2:2 ',
  third: '三等',
  unstated: '',
}

/** The tile of a school's page: the averages that it requires of Chinese degrees, from its own rule. */
export function chinaAverage({ chinaAverages }: { chinaAverages: readonly ChinaAverage[] }) {
  const label = '国内本科均分'
  const rows = upperAverages(chinaAverages)
  const [first] = rows
  if (first) {
    const numbers = lineText(spanOf(rows))
    const notes = [
      isClassUnstated(rows) ? classUnstated : '2:1',
      ...(isListFinal(chinaAverages) ? ['名单外不考虑'] : []),
      ...(first.opening_zh === null ? [] : unreadGroups(chinaAverages)).map(
        ({ institutions_zh }) => `${institutions_zh}另有一档，没查到分数`,
      ),
      `${oldest(rows)} 查`,
    ]
    const value = [first.opening_zh, numbers].filter(Boolean).join(' ')
    return { label, value: [value, first.ending_zh].filter(Boolean).join('，'), note: notes.join('，') }
  }
  const pointers = pointersOf(chinaAverages)
  const pointer = pointers.find(({ ending_zh }) => ending_zh)?.ending_zh
  return pointer ? { label, value: pointer, note: `没查到分数，${oldest(pointers)} 查` } : null
}

const oldest = (rows: readonly Pick<ChinaAverage, 'read_on'>[]) =>
  rows.map(({ read_on }) => read_on).toSorted()[0]
