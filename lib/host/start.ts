import { type Env, EnvError, env, missingCompanyFacts } from '@/lib/env'
import { log } from '@/lib/log'
import { trackClientAddresses } from './client-address'
import { createSend, sendOptionsOf } from './delivery/send'
import { registerTargets, targetsOf } from './delivery/targets'
import { startDelivery } from './delivery/worker'
import { callUpstream, upstreamTimeout } from './forward/upstream'
import { startWorker } from './forward/worker'
import { warmSearch } from './search/site-search'
import { sharedStore } from './shared-store'
import { StoreOpenError } from './store/errors'
import { day } from './store/limits'
import { prune } from './store/prune'
import { reconcileDaily } from './watch/daily'
import { startProcessMetrics } from './watch/exposition'
import { startLogger } from './watch/logger'

/**
 * Makes the process fit to take leads, or ends it with one readable line per problem: the configuration, the store, the
 * clients' addresses, and the branch list that every page shows.
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
    trackClientAddresses(values.TRUSTED_PROXY_HOPS)
    await sharedStore(values)
    await pruneDaily(values.LEAD_RETENTION_DAYS)
    reconcileDaily(() => sharedStore(values))
    await pushLeads(values)
    if (values.APIPC_ORIGIN !== undefined) passOnLeads(values, values.APIPC_ORIGIN)
  } catch (error) {
    for (const line of linesOf(error)) console.error(line)
    process.exit(1)
  }
  await warmBranches()
  // In the background: the first visitors get pages meanwhile.
  void warmSearch()
}

/** Pages fetch the list themselves when needed, so an upstream that is not up yet must not keep the site down. */
async function warmBranches(): Promise<void> {
  try {
    const { listBranches } = await import('@/lib/api/branches')
    await listBranches()
  } catch (error) {
    log('warn', 'branch list not warmed', { error })
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

/** Pushes leads to the configured targets. On SIGTERM nothing new is begun, as below. */
async function pushLeads(values: Env): Promise<void> {
  const targets = targetsOf(values)
  await registerTargets(await sharedStore(values), targets)
  if (targets.length === 0) return
  const send = createSend(sendOptionsOf(values))
  const stop = startDelivery({ store: () => sharedStore(values), now: Date.now, send }, targets)
  process.once('SIGTERM', stop)
}

/**
 * Sends again what the upstream did not take. On SIGTERM nothing new is begun; Next's own handler, which drains the
 * requests and ends the process, is not in its way.
 */
function passOnLeads(values: Env, origin: string): void {
  const stop = startWorker({
    store: () => sharedStore(values),
    now: Date.now,
    call: (request) => callUpstream(origin, request, upstreamTimeout),
  })
  process.once('SIGTERM', stop)
}
