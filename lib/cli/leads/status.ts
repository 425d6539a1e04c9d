import { countDeliveries, type TargetCount } from '@/lib/host/delivery/operations'
import { countOverdue } from '@/lib/host/leads/calls/overdue'
import { countFetched, type FetchCount } from '@/lib/host/leads/consultants/status'
import { countOffices } from '@/lib/host/leads/routing/explain'
import type { DeliveryState } from '@/lib/host/store/tables'
import { defineCommand, print, withStore } from './command'

const meanings: Record<'push' | 'upstream', Partial<Record<DeliveryState, string>>> = {
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
  usage: { status: '每种送达状态各有多少条，哪些失败、为什么' },
  options: {},
  run: () =>
    withStore(async (store) => {
      printFetched(await countFetched(store))
      print(['超时未看', await countOverdue(store), '超过承诺的时间没有顾问看过'].join('\t'))
      for (const { office, leads, waiting } of await countOffices(store)) {
        print(['归属', office, leads, `其中 ${waiting} 条还没有人看过`].join('\t'))
      }
      printDeliveries(await countDeliveries(store))
    }),
})

function printFetched({ pending, done }: FetchCount): void {
  print(['顾问领取', 'pending', pending, '待确认'].join('\t'))
  print(['顾问领取', 'done', done, '已确认'].join('\t'))
}

function printDeliveries(counts: TargetCount[]): void {
  for (const { target, kind, standing, leads, failures } of counts) {
    const name = kind === 'upstream' ? '转发上游' : `推送 ${target}`
    const meaning = meanings[kind === 'upstream' ? 'upstream' : 'push']
    for (const { state, count } of leads) {
      print([name, state, count, `${meaning[state] ?? ''}${standings[standing]}`].join('\t'))
    }
    for (const { reason, count } of failures) print([name, '失败原因', count, reason].join('\t'))
  }
}
