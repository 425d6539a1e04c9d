import { reportQuerySchema } from '@/lib/contract/lead-queries'
import { reportOf, toReportCsv } from '@/lib/host/leads/report/report'
import { defineCommand, queryOf, withStore } from './command'

export const report = defineCommand({
  usage: {
    'report --since 日期 [--until 日期] [--by campaign|source|office|page]': '访问、线索和联系结果（CSV）',
  },
  options: {
    since: { type: 'string' },
    until: { type: 'string' },
    by: { type: 'string', default: 'campaign' },
  },
  run: (given) => {
    const { since, by, until = Date.now() } = queryOf(reportQuerySchema, given)
    return withStore(async (store) => {
      process.stdout.write(toReportCsv(await reportOf(store, { since, until, by }), by))
    })
  },
})
