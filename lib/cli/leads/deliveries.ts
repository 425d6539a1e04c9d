import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { countDeliveries, retryDeliveries } from '@/lib/host/delivery/operations'
import { sendTestEvents } from '@/lib/host/delivery/test-event'
import { loadRouting } from '@/lib/host/leads/routing/source'
import type { Store } from '@/lib/host/store/store'
import { defineCommand, print, withStore } from './command'

export const retry = defineCommand({
  usage: { 'retry [--target 名称]': '把放弃的再送一次：全部，或只给一个推送目标；upstream 是上游' },
  options: { target: { type: 'string' } },
  run: ({ target }) =>
    withStore(async (store) => {
      const revived = await retryDeliveries(store, target ?? null, Date.now())
      if (revived === null) throw await unknownTarget(store, target)
      print(`将重新发送 ${revived} 条`)
    }),
})

async function unknownTarget(store: Store, target: string | undefined): Promise<Explained> {
  const names = (await countDeliveries(store)).map((count) => count.target)
  return new Explained(`--target：没有叫 ${target} 的推送目标，现有 ${names.join('、') || '没有推送目标'}`)
}

export const testEvent = defineCommand({
  usage: { 'test-event [--target 名称]': '向推送目标发一条标明为测试的假线索，并印出对方的答复' },
  options: { target: { type: 'string' } },
  run: async ({ target }) => {
    const env = parseEnv(process.env)
    const outcomes = await sendTestEvents(env, loadRouting(env), target ?? null, Date.now())
    if (outcomes.length === 0) throw new Explained('没有这样的推送目标；在 .env 或分派规则里设')
    for (const { name, said, isTaken } of outcomes) {
      print([name, said].join('\t'))
      if (!isTaken) process.exitCode = 1
    }
  },
})
