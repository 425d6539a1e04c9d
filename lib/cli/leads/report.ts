import { reportQuerySchema } from '@/lib/contract/lead-queries'
import { parseEnv } from '@/lib/core/env'
import { day, shanghaiDate } from '@/lib/core/time'
import { compareReport } from '@/lib/host/leads/report/compare'
import { loadCosts } from '@/lib/host/leads/report/costs'
import { reportOf } from '@/lib/host/leads/report/report'
import { toReportCsv } from '@/lib/host/leads/report/report-csv'
import { listMissed, missedCsv } from '@/lib/host/leads/report/searches'
import { defineCommand, queryOf, UsageError, withStore } from './command'

export const report = defineCommand({
  usage: {
    'report --since 日期 [--until 日期] [--by campaign|source|office|page|day] [--compare]':
      '访问、线索、联系结果和花费（CSV）；--compare：另加前一段同样天数的',
    'report --searches [--since 日期] [--until 日期]':
      '站内搜索没有结果的词，最多的在前（CSV）；缺省是最近 30 天。号码等数字记成 #，不含访客信息',
  },
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    by: { type: 'string' },
    compare: { type: 'boolean', default: false },
    searches: { type: 'boolean' },
  },
  run: ({ searches, compare, ...given }) => {
    if (searches) return listSearches({ compare, ...given })
    const { since, by, until = Date.now() } = queryOf(reportQuerySchema, given)
    const costs = loadCosts(parseEnv(process.env))
    for (const fault of costs?.faults ?? []) console.error(`${fault}；这一次没有算花费`)
    if (costs !== null && costs.faults.length > 0) process.exitCode = 1
    return withStore(async (store) => {
      const asked = { since, until, by, costs }
      const made = compare ? await compareReport(store, asked) : await reportOf(store, asked)
      process.stdout.write(toReportCsv(made, by))
    })
  },
})

/** A month, so that editors see what is asked and not yet written. */
const usualDays = 30

function listSearches({
  compare,
  ...given
}: {
  since?: string
  until?: string
  by?: string
  compare: boolean
}): Promise<void> {
  if (given.by !== undefined || compare) throw new UsageError('--searches 不和 --by、--compare 一起用')
  const since = given.since ?? shanghaiDate(new Date(Date.now() - usualDays * day))
  const { since: from, until = Date.now() } = queryOf(reportQuerySchema, { ...given, since })
  return withStore(async (store) => {
    process.stdout.write(missedCsv(await listMissed(store, { since: from, until })))
  })
}
