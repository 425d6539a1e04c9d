import { collectionProblems } from '@/lib/collections/every-collection'
import { recordProblems } from '@/lib/collections/record-problems'
import { type Env, env } from '@/lib/core/env'
import { changedSinceBuild, misspelt } from '@/lib/core/environment-warnings'
import { exitExplained } from '@/lib/core/exit-explained'
import { Explained } from '@/lib/core/explained'
import { log } from '@/lib/core/log'
import { day } from '@/lib/core/time'
import type { Routing } from '@/lib/leads/routing/rules'
import { endStreams } from './chat/hub'
import { announceLocalDesk } from './chat/local-desk'
import { watchChatNotices } from './chat/notices'
import { missingCompanyFacts } from './company-facts'
import { createSend, sendOptionsOf } from './delivery/send'
import { registerTargets, targetsOf } from './delivery/targets'
import { startDelivery } from './delivery/worker'
import { reconcileDaily } from './health/daily'
import { startProcessMetrics } from './health/exposition'
import { startLogger } from './health/logger'
import { watchOverdue } from './leads/calls/overdue'
import { currentRouting, loadRouting } from './leads/routing/source'
import { repeat } from './repeat'
import { report } from './report'
import { watchRequests } from './request/http-server'
import { sharedStore } from './store/open-store'
import { prune } from './store/prune'
import { noteOrigin } from './store/running-origin'
import type { Store } from './store/store'
import { trustClock } from './store/trust-clock'

/**
 * Prepares the process for its work, or ends it with one readable line per problem. Checks the configuration, the database and how
 * clients' addresses are found; unless the process only makes pages (`HOST_ROLE`), starts the background work.
 */
export async function startHost(): Promise<void> {
  try {
    const values = env()
    startLogger(values.LOG_LEVEL)
    startProcessMetrics()
    checkRecords(values)
    warn(values)
    if (values.HOST_ROLE !== 'web') loadRouting(values)
    const { drain } = watchRequests({
      trustedHops: values.TRUSTED_PROXY_HOPS,
      isDevelopment: values.NODE_ENV === 'development',
    })
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        drain()
        endStreams()
      })
    }
    const store = await sharedStore(values)
    if (values.HOST_ROLE !== 'api') await noteOrigin(store, values.SITE_ORIGIN)
    if (values.HOST_ROLE !== 'web') await startBackground(values)
  } catch (error) {
    exitExplained(error)
  }
}

/**
 * Ends the start when records cannot be read. In development the site starts, and the pages of these records show the error; a process
 * that only takes leads also starts.
 */
function checkRecords({ NODE_ENV, HOST_ROLE }: Env): void {
  const problems = [...collectionProblems(), ...recordProblems()]
  if (problems.length === 0) return
  if (NODE_ENV !== 'development' && HOST_ROLE !== 'api') throw new Explained(problems)
  for (const line of problems) console.error(line)
}

/** Checks whether `startHost` would succeed and starts nothing; ends the process with the same messages when it would not. */
export async function checkStart(): Promise<void> {
  try {
    loadRouting(env())
    const store = await sharedStore(env())
    await store.close()
  } catch (error) {
    exitExplained(error)
  }
}

/** Warns of settings that do not prevent a start but should be known. */
function warn(values: Env): void {
  for (const line of [...misspelt(process.env), ...changedSinceBuild(process.env)]) console.warn(line)
  if (values.HOST_ROLE !== 'api') for (const line of missingCompanyFacts(values)) console.warn(line)
  if (values.HOST_ROLE === 'all' && values.NODE_ENV === 'production') {
    console.warn(
      '一个进程同时做页面和接口：提交只和正在做的两个页面轮流（两个核，100 人不停翻页，提交中位 40 毫秒，最久 0.15 秒）；访客更多时另起 npm run api，这里设 HOST_ROLE=web',
    )
  }
  const printsCodes = values.SMS_DRIVER === 'log' && values.APIPC_ORIGIN === undefined
  if (values.HOST_ROLE !== 'web' && values.NODE_ENV === 'production' && printsCodes) {
    console.warn('SMS_DRIVER=log：验证码只打印在终端，不会发送到手机')
  }
}

/** Background work: retention, the daily count, delivery, overdue leads, conversations. */
async function startBackground(values: Env): Promise<void> {
  const store = () => sharedStore(values)
  await pruneDaily(store, values.LEAD_RETENTION_DAYS)
  reconcileDaily(store)
  await deliverLeads(values)
  watchOverdue(store, values)
  watchChatNotices(store, values)
  await announceLocalDesk(await store(), values, Date.now())
}

/** Empties what is older than its time, now and every day. */
async function pruneDaily(store: () => Promise<Store>, retentionDays: number): Promise<void> {
  const run = async () => {
    const [open, now] = [await store(), Date.now()]
    if (await trustClock(open, now)) await prune(open, retentionDays, now)
    else log('warn', 'nothing pruned: the clock has jumped or the site was off', { now: new Date(now) })
  }
  await run().catch((error: unknown) => report(error, 'prune'))
  repeat('prune', day, run)
}

/**
 * Sends leads to the configured targets, including the upstream. On SIGTERM nothing new is begun; the server's own handler still finishes
 * the requests and ends the process.
 */
async function deliverLeads(values: Env): Promise<void> {
  const store = () => sharedStore(values)
  const send = createSend(sendOptionsOf(values))
  let known = currentRouting(values)
  let isStopped = false
  let stop = await deliverTo(known)
  process.once('SIGTERM', () => {
    isStopped = true
    stop()
  })

  async function deliverTo(rules: Routing): Promise<() => void> {
    const targets = targetsOf(values, rules)
    await registerTargets(await store(), targets)
    return startDelivery({ store, now: Date.now, send }, targets)
  }

  /** Applies changes of the rules' file: offices may gain or lose receivers. */
  async function follow(): Promise<void> {
    const rules = currentRouting(values)
    if (isStopped || rules === known) return
    const next = await deliverTo(rules)
    stop()
    stop = next
    known = rules
    if (isStopped) stop()
  }
  repeat('delivery targets', routingPause, follow)
}

/** How often the rules are checked for changed receivers, in ms. */
const routingPause = 5_000
