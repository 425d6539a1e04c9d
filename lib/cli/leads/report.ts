import { reportQuerySchema } from '@/lib/contract/lead-queries'
import { Explained } from '@/lib/core/explained'
import { day, shanghaiDate } from '@/lib/core/time'
import { reportOf } from '@/lib/host/leads/report/report'
import { toReportCsv } from '@/lib/host/leads/report/report-csv'
import { listMissed, missedCsv } from '@/lib/host/leads/report/searches'
import { defineCommand, queryOf, withStore } from './command'

export const report = defineCommand({
  usage: {
    'report --since 日期 [--until 日期] [--by campaign|source|office|page|day]':
      '访问、线索和联系结果（CSV）',
    'report --searches [--since 日期] [--until 日期]':
      '站内搜索没有结果的词，最多的在前（CSV）；缺省是最近 30 天。号码等数字记成 #，不含访客信息',
  },
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    by: { type: 'string' },
    searches: { type: 'boolean' },
  },
  run: ({ searches, ...given }) => {
    if (searches) return listSearches(given)
    const { since, by, until = Date.now() } = queryOf(reportQuerySchema, given)
    return withStore(async (store) => {
      process.stdout.write(toReportCsv(await reportOf(store, { since, until, by }), by))
    })
  },
})

/** A month, so that editors see what is asked and not yet written. */
const usualDays = 30

function listSearches(given: { since?: string; until?: string; by?: string }): Promise<void> {
  if (given.by !== undefined) throw new Explained('--searches 不和 --by 一起用')
  const since = given.since ?? shanghaiDate(new Date(Date.now() - usualDays * day))
  const { since: from, until = Date.now() } = queryOf(reportQuerySchema, { ...given, since })
  return withStore(async (store) => {
    process.stdout.write(missedCsv(await listMissed(store, { since: from, until })))
  })
}
