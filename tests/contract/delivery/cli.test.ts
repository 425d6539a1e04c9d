import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/core/env'
import { registerTargets } from '@/lib/host/delivery/targets'
import { noteDelivery } from '@/tests/contract/support/upstream'
import { runScript } from '@/tests/support/run-script'
import { deliver, pushBeforeEach, pushToBoth, receiver, submit, test } from './support/push'
import { taken, withStatus } from './support/receiver'

describe('the commands for pushed leads', () => {
  pushBeforeEach()

  const run = (...args: string[]) => runScript('lib/cli/leads.ts', args, test.environment)
  const leads = async (...args: string[]) => (await run(...args)).stdout
  const status = async () => (await leads('status')).split('\n').filter((line) => line.startsWith('推送'))

  it('show what is waiting, delivered and dead, and send the dead again', async () => {
    await submit()
    await deliver()
    await submit({ phone: '13700137000' })
    expect(await status()).toEqual([
      '推送 crm\tpending\t1\t待推送',
      '推送 crm\tdone\t1\t已送达',
      '推送 crm\tdead\t0\t重试用尽，retry 可再发',
    ])
    receiver.answer = withStatus(410)
    await deliver()
    expect((await status()).at(-1)).toBe('推送 crm\tdead\t1\t重试用尽，retry 可再发，对方已停止接收（410）')
    expect(await leads('retry')).toBe('将重新发送 1 条\n')
    expect((await status())[0]).toBe('推送 crm\tpending\t1\t待推送')
    receiver.answer = taken
    // The command uses the real clock.
    test.clock.now = Date.now()
    await deliver()
    expect((await status()).slice(0, 2)).toEqual([
      '推送 crm\tpending\t0\t待推送',
      '推送 crm\tdone\t2\t已送达',
    ])
    await registerTargets(test.store, [])
    expect((await status())[1]).toBe('推送 crm\tdone\t2\t已送达，已不在配置里')
  })

  it('send again what one target or the upstream did not accept', async () => {
    const other = await pushToBoth()
    receiver.answer = withStatus(410)
    other.answer = withStatus(410)
    const id = await submit()
    await deliver()
    await noteDelivery(test, id, { state: 'dead' })
    expect(await leads('retry', '--target', 'other')).toBe('将重新发送 1 条\n')
    expect(await leads('retry', '--target', 'upstream')).toBe('将重新发送 1 条\n')
    expect(await leads('retry')).toBe('将重新发送 1 条\n')
    expect(await run('retry', '--target', 'unknown')).toMatchObject({
      code: 1,
      stderr: '--target：没有叫 unknown 的推送目标，现有 crm、other、upstream\n',
    })
  })

  it('make a signature key that the configuration accepts', async () => {
    const [first, second] = [await leads('new-webhook-secret'), await leads('new-webhook-secret')]
    expect(first).not.toBe(second)
    expect(parseEnv({ DELIVERY_WEBHOOK_SECRETS: first.trim() }).DELIVERY_WEBHOOK_SECRETS).toEqual([
      first.trim(),
    ])
  })
})
