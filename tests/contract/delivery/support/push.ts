import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { type DeliveryContext, deliverDue } from '@/lib/host/delivery/worker'
import { postForm, type TestHost, testEnv } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

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

/** Submits a lead as a browser does. Returns its id. */
export async function submit(test: TestHost, fields: Record<string, string> = zhang): Promise<string> {
  await postForm(inProcess(test.host), fields)
  const lead = (await test.leads()).findLast((row) => row.phone === fields.phone)
  if (lead === undefined) throw new Error('the lead was not stored')
  return lead.id
}

export const rows = (test: TestHost) =>
  test.store.db.selectFrom('delivery').selectAll().orderBy('created_at').orderBy('seq').execute()

export const states = async (test: TestHost) => (await rows(test)).map(({ event, state }) => [event, state])
