import { toCsvHead, toCsvLine } from '@/lib/core/csv'
import { boardGroupings, perOne, yuan } from '@/lib/leads/office-board'
import type { ComparedLine } from './compare'
import type { Grouping, Report, ReportLine } from './report'

type Column = [heading: string, cell: (line: ReportLine) => string | number | null]

const counts: Column[] = [
  ['访问', (line) => line.visits],
  ['线索', (line) => line.leads],
  ['已验证', (line) => line.verified],
  ['已联系', (line) => line.reached],
  ['无效', (line) => line.invalid],
  ['无效原因', (line) => [...line.reasons].map(([reason, count]) => `${reason} ${count}`).join('；')],
  ['首次查看（分钟）', (line) => line.minutes_to_open],
]

const costs: Column[] = [
  ['花费（元）', (line) => yuan(line.fen)],
  ['每条线索花费', (line) => yuan(perOne(line.fen, line.leads))],
  ['每条已联系花费', (line) => yuan(perOne(line.fen, line.reached))],
]

const before: [string, (line: ComparedLine['before']) => string | number | null][] = [
  ['前一段访问', (line) => line.visits],
  ['前一段线索', (line) => line.leads],
  ['前一段已联系', (line) => line.reached],
  ['前一段花费（元）', (line) => yuan(line.fen)],
]

/** A report as a CSV table, its sums last; with columns of costs and of the period before where it has them. */
export function toReportCsv(
  { lines, total }: Report | { lines: ComparedLine[]; total: ComparedLine },
  by: Grouping,
): string {
  const all: readonly (ReportLine & Partial<Pick<ComparedLine, 'before'>>)[] = [...lines, total]
  const columns: Column[] = [
    [boardGroupings[by], (line) => line.name],
    ...counts,
    ...(total.fen === null ? [] : costs),
  ]
  const compared =
    'before' in total ? before.filter(([heading]) => total.fen !== null || !heading.includes('花费')) : []
  const headings = [...columns.map(([heading]) => heading), ...compared.map(([heading]) => heading)]
  const rows = all.map((line) => [
    ...columns.map(([, cell]) => cell(line)),
    ...compared.map(([, cell]) => (line.before === undefined ? null : cell(line.before))),
  ])
  return toCsvHead(headings) + rows.map(toCsvLine).join('')
}
