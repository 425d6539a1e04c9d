import { type Env, EnvError, env, missingCompanyFacts } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { createSend, sendOptionsOf } from './delivery/send'
import { registerTargets, targetsOf } from './delivery/targets'
import { startDelivery } from './delivery/worker'
import { reconcileDaily } from './health/daily'
import { startProcessMetrics } from './health/exposition'
import { startLogger } from './health/logger'
import { watchOverdue } from './leads/calls/overdue'
import { guardRequests } from './request/border'
import { trackClientAddresses } from './request/client-address'
import { drainConnections } from './request/drain'
import { keepPages } from './request/page-cache'
import { queuePages } from './request/page-queue'
import { sharedStore } from './shared-store'
import { StoreOpenError } from './store/errors'
import { day } from './store/limits'
import { prune } from './store/prune'

/**
 * Makes the process fit to take leads, or ends it with one readable line per problem: the configuration, the store and the
 * clients' addresses.
 */
export async function startHost(): Promise<void> {
  try {
    const values = env()
    startLogger(values.LOG_LEVEL)
    startProcessMetrics()
    for (const line of missingCompanyFacts(values)) console.warn(line)
    if (
      values.NODE_ENV === 'production' &&
      values.SMS_DRIVER === 'log' &&
      values.APIPC_ORIGIN === undefined
    ) {
      console.warn('SMS_DRIVER=log：验证码只打印在终端，不会发送到手机')
    }
    const drain = drainConnections()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, drain)
    guardRequests()
    queuePages()
    // In development the framework loads what was edited; here it would stay as it was at the start.
    if (values.NODE_ENV === 'production') {
      // Loaded only now: it brings the whole host along, whose content reads the configuration that was just checked.
      const { answerSubmits } = await import('./answer-submits')
      answerSubmits()
      const { MOBILE_ORIGIN } = values
      keepPages({
        bytes: 16 * 1024 * 1024,
        fresh: 10_000,
        mobileHost: MOBILE_ORIGIN === undefined ? undefined : new URL(MOBILE_ORIGIN).host,
      })
    }
    trackClientAddresses(values.TRUSTED_PROXY_HOPS)
    await sharedStore(values)
    await pruneDaily(values.LEAD_RETENTION_DAYS)
    reconcileDaily(() => sharedStore(values))
    await deliverLeads(values)
    // Only where a look at a lead can be noticed, and somebody can be told.
    if (values.CONSULTANT_KEYS.length > 0 || values.LEAD_LINK_HOURS > 0)
      watchOverdue(() => sharedStore(values))
  } catch (error) {
    for (const line of linesOf(error)) console.error(line)
    process.exit(1)
  }
}

function linesOf(error: unknown): string[] {
  if (error instanceof EnvError) return error.lines
  if (error instanceof StoreOpenError) return [error.message]
  throw error
}

async function pruneDaily(retentionDays: number): Promise<void> {
  const run = async () => {
    try {
      await prune(await sharedStore(env()), retentionDays, Date.now())
    } catch (error) {
      log('error', 'prune failed', { error })
    }
  }
  await run()
  setInterval(run, day).unref()
}

/**
 * Sends leads to the configured targets, the upstream among them. On SIGTERM nothing new is begun; Next's own handler, which
 * drains the requests and ends the process, is not in its way.
 */
async function deliverLeads(values: Env): Promise<void> {
  const targets = targetsOf(values)
  await registerTargets(await sharedStore(values), targets)
  if (targets.length === 0) return
  const send = createSend(sendOptionsOf(values))
  const stop = startDelivery({ store: () => sharedStore(values), now: Date.now, send }, targets)
  process.once('SIGTERM', stop)
}
