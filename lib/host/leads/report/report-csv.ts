import { toCsv } from '@/lib/core/csv'
import { boardGroupings } from '@/lib/leads/office-board'
import type { Grouping, Report } from './report'

/** A report as a CSV table, its sums last. */
export function toReportCsv({ lines, total }: Report, by: Grouping): string {
  const headings = ['访问', '线索', '已验证', '已联系', '无效', '无效原因', '首次查看（分钟）']
  const rows = [...lines, total].map((line) => [
    ...[line.name, line.visits, line.leads, line.verified, line.reached, line.invalid],
    [...line.reasons].map(([reason, count]) => `${reason} ${count}`).join('；'),
    line.minutes_to_open,
  ])
  return toCsv([boardGroupings[by], ...headings], rows)
}
