import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Env } from '@/lib/core/env'
import { isSameSecret } from '@/lib/core/equal-secrets'
import { countOverdue } from '@/lib/host/leads/calls/overdue'
import { countOffices } from '@/lib/host/leads/routing/explain'
import { bearerKey } from '@/lib/host/request/bearer'
import { localHeader } from '@/lib/host/request/client-address'
import type { Store } from '@/lib/host/store/store'
import { copies, copyAge, isArchiveFailing } from './copy-age'
import { metrics } from './counters'
import { listWaiting } from './waiting'

/** Measures this process: memory, event loop, garbage collection, open handles. Started once per process. */
export function startProcessMetrics(): void {
  collectDefaultMetrics({ register: metrics().registry })
}

/** Whether this request may read the counters: it comes from this machine itself, or carries `METRICS_KEY`. */
export function mayReadMetrics(request: Request, { METRICS_KEY }: Pick<Env, 'METRICS_KEY'>): boolean {
  if (request.headers.get(localHeader) === '1') return true
  const given = bearerKey(request.headers.get('authorization'))
  if (given === undefined || METRICS_KEY === undefined) return false
  return isSameSecret(given, METRICS_KEY)
}

/**
 * All counters of this process in Prometheus' text format, and what waits in the database. When the database does not answer, only its
 * lines are missing.
 */
export async function exposition(store: () => Promise<Store>, now: number): Promise<string> {
  const [own, waiting] = await Promise.all([metrics().registry.metrics(), waitingLines(store, now)])
  return [own, waiting].filter((text) => text !== '').join('\n')
}

export const expositionType = Registry.PROMETHEUS_CONTENT_TYPE

async function waitingLines(store: () => Promise<Store>, now: number): Promise<string> {
  const registry = new Registry()
  const registers = [registry]
  const labelNames = ['kind']
  const leads = new Gauge({ name: 'outbox_waiting', help: 'Leads not delivered yet', labelNames, registers })
  const seconds = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest lead not delivered yet',
    labelNames,
    registers,
  })
  const overdue = new Gauge({
    name: 'leads_overdue',
    help: 'Leads that nobody has looked at in the promised time',
    registers,
  })
  const owned = new Gauge({
    name: 'office_leads',
    help: 'Leads of an office',
    labelNames: ['office'],
    registers,
  })
  const unseen = new Gauge({
    name: 'office_leads_unseen',
    help: 'Leads of an office that nobody has looked at',
    labelNames: ['office'],
    registers,
  })
  try {
    for (const { office, leads, waiting } of await countOffices(await store())) {
      owned.set({ office }, leads)
      unseen.set({ office }, waiting)
    }
    for (const row of await listWaiting(await store())) {
      leads.set({ kind: row.kind }, row.leads)
      seconds.set({ kind: row.kind }, Math.max(0, now - row.since) / 1000)
    }
    overdue.set(await countOverdue(await store()))
    for (const copy of copies) {
      const age = await copyAge(await store(), copy, now)
      if (age === null) continue
      new Gauge({ name: `${copy}_age_seconds`, help: `Time since the last ${copy}`, registers }).set(age)
    }
    new Gauge({
      name: 'archive_failing',
      help: "1 when PostgreSQL's archive of changes fails",
      registers,
    }).set((await isArchiveFailing(await store())) ? 1 : 0)
  } catch {
    return ''
  }
  return registry.metrics()
}
