import { beforeEach, expect } from 'vitest'
import { enqueueEvent } from '@/lib/host/delivery/enqueue'
import { retryDeliveries } from '@/lib/host/delivery/operations'
import { claimNext } from '@/lib/host/delivery/queue'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { type DeliveryContext, deliverDue } from '@/lib/host/delivery/worker'
import { prune } from '@/lib/host/store/prune'
import { postForm, startSite, type TestHost, testEnv } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { type Receiver, startReceiver } from './receiver'

export const webhookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The environment variables with which a site process pushes leads to a receiver on loopback. */
export const pushEnvironment = (origin: string): Record<string, string> => ({
  DELIVERY_WEBHOOKS: `crm=${origin}/hook?key=URL-KEY`,
  DELIVERY_WEBHOOK_SECRETS: webhookSecret,
  DELIVERY_ALLOW_PRIVATE: '1',
})

/** Makes a test host push leads with these variables. `deliver` sends what is due at all targets, once. */
export async function startPush(test: TestHost, values: Record<string, string>, store = test.store) {
  const env = testEnv(test.dataDir, values)
  const targets = targetsOf(env)
  await registerTargets(test.store, targets)
  const now = () => test.clock.now
  const context: DeliveryContext = {
    store: async () => store,
    now,
    send: createSend({ ...sendOptionsOf(env), now, timeout: 20_000 }),
  }
  return {
    context,
    targets,
    async deliver(): Promise<void> {
      for (const target of targets) await deliverDue(context, target)
    },
  }
}

export const zhang = { name: '张三', phone: '13800138000', source: '首页' }

/** The site of the running test, the system `crm` to which it pushes its leads, and how it does. */
export let test: TestHost
export let receiver: Receiver
export let push: Awaited<ReturnType<typeof startPush>>

/** Starts them before each test of a file or a group. */
export function pushBeforeEach(): void {
  beforeEach(async () => {
    test = await startSite()
    receiver = await startReceiver()
    await pushTo(pushEnvironment(receiver.origin))
  })
}

/** Tries until nothing more is tried. */
export async function giveUp(): Promise<void> {
  for (let n = 0; n < 10; n++) {
    await deliver()
    pass(86_400_000)
  }
}

/** Goes on with other targets. */
export async function pushTo(values: Record<string, string>): Promise<void> {
  push = await startPush(test, values)
}

/** Goes on with a second system, `other`. */
export async function pushToBoth(): Promise<Receiver> {
  const other = await startReceiver()
  const { origin } = receiver
  await pushTo({ ...pushEnvironment(origin), DELIVERY_WEBHOOKS: `crm=${origin} other=${other.origin}` })
  return other
}

export const deliver = () => push.deliver()

export function pass(time: number): void {
  test.clock.now += time
}

/** Submits a lead as a browser does. Returns its id. */
export async function submit(fields: Record<string, string> = {}, host = test): Promise<string> {
  const sent: Record<string, string> = { ...zhang, ...fields }
  await postForm(inProcess(host.host), sent)
  const lead = (await host.leads()).findLast((row) => row.phone === sent.phone)
  if (lead === undefined) throw new Error('the lead was not stored')
  return lead.id
}

export const add = (id: string, event: 'lead.updated' | 'lead.verified') =>
  test.store.write((trx) => enqueueEvent(trx, { id, event }, test.clock.now))

/** The kinds of the events that arrived, oldest first. */
export const events = () => receiver.seen.map(({ body }) => JSON.parse(body).type)

export const claim = () => claimNext(test.store, { name: 'crm', kind: 'webhook' }, test.clock.now)
export const retry = (target: string | null = 'crm') => retryDeliveries(test.store, target, test.clock.now)

/** Deletes what was kept for half a year. */
export const pruneNow = () => prune(test.store, 180, test.clock.now)

export const rows = (host = test) =>
  host.store.db.selectFrom('delivery').selectAll().orderBy('created_at').orderBy('seq').execute()

export const states = async (host = test) => (await rows(host)).map(({ event, state }) => [event, state])
/** Expects these states of the events, such as `created done`. */
export async function areQueuedAs(...expected: string[]): Promise<void> {
  expect((await states()).map((row) => row.join(' ').replace('lead.', ''))).toEqual(expected)
}
export const isAllDone = async () => (await rows()).every(({ state }) => state === 'done')
