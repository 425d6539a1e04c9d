import { parseEnv } from '@/lib/core/env'
import { countDeliveries, type DryRun, listDryRuns, type TargetCount } from '@/lib/host/delivery/operations'
import { dryRunSuffix, targetsOf } from '@/lib/host/delivery/targets'
import { isConversionKind } from '@/lib/host/delivery/types'
import { countOverdue } from '@/lib/host/leads/calls/overdue'
import { countFetched, type FetchCount } from '@/lib/host/leads/consultants/status'
import { countOffices } from '@/lib/host/leads/routing/explain'
import type { DeliveryState } from '@/lib/host/store/tables'
import { beijingTime } from '@/lib/leads/call-time'
import { defineCommand, print, withStore } from './command'

const meanings: Record<'push' | 'upstream' | 'dryRun', Partial<Record<DeliveryState, string>>> = {
  dryRun: { pending: '待处理', done: '试运行，没有发出', dead: '没有发出' },
  push: { pending: '待推送', done: '已送达', dead: '重试用尽，retry 可再发' },
  upstream: {
    asked: '等上游答复',
    pending: '待重发',
    done: '已送达',
    refused: '上游拒收，访客已得知',
    dead: '重试用尽，retry 可再发',
  },
}

const standings: Record<TargetCount['standing'], string> = {
  configured: '',
  gone: '，对方已停止接收（410）',
  removed: '，已不在配置里',
}

export const status = defineCommand({
  usage: { status: '每种送达状态各有多少条，哪些失败、为什么，试运行会发出什么' },
  options: {},
  run: () =>
    withStore(async (store) => {
      printFetched(await countFetched(store))
      print(['超时未看', await countOverdue(store), '超过承诺的时间没有顾问看过'].join('\t'))
      for (const { office, leads, waiting } of await countOffices(store)) {
        print(['归属', office, leads, `其中 ${waiting} 条还没有人看过`].join('\t'))
      }
      printDeliveries(await countDeliveries(store))
      printDryRuns(await listDryRuns(store, targetsOf(parseEnv(process.env))))
    }),
})

function printFetched({ pending, done }: FetchCount): void {
  print(['顾问领取', 'pending', pending, '待确认'].join('\t'))
  print(['顾问领取', 'done', done, '已确认'].join('\t'))
}

function printDeliveries(counts: TargetCount[]): void {
  for (const { target, kind, standing, leads, failures } of counts) {
    const name = kind === 'upstream' ? '转发上游' : `${isConversionKind(kind) ? '回传' : '推送'} ${target}`
    const meaning = target.endsWith(dryRunSuffix)
      ? meanings.dryRun
      : meanings[kind === 'upstream' ? 'upstream' : 'push']
    for (const { state, count } of leads) {
      print([name, state, count, `${meaning[state] ?? ''}${standings[standing]}`].join('\t'))
    }
    for (const { reason, count } of failures) print([name, '失败原因', count, reason].join('\t'))
  }
}

/** Prints the newest uploads of a dry run, as the platform would have got them. */
function printDryRuns(runs: DryRun[]): void {
  for (const { target, at, body } of runs) {
    print([`试运行 ${target}`, beijingTime(new Date(at)), '会发出（另加 token，这里不印）', body].join('\t'))
  }
}
