import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Env } from '@/lib/core/env'
import { hour } from '@/lib/core/time'
import { withinTime } from '@/lib/core/within-time'
import { isPublicAddress, literalAddress } from '@/lib/host/delivery/address'
import type { Store } from '@/lib/host/store/store'
import { consultants, listWaiting } from './waiting'

/**
 * The possible problems: the database does not read and write, the disk is nearly full, a delivery has waited too long, a public site
 * cannot send codes.
 */
export type Complaint = 'store' | 'disk' | 'outbox' | 'sms'

export type ReadyContext = {
  env: Pick<
    Env,
    | 'DATA_DIR'
    | 'DISK_FLOOR_MB'
    | 'OUTBOX_AGE_HOURS'
    | 'CONSULTANT_KEYS'
    | 'SMS_DRIVER'
    | 'SITE_ORIGIN'
    | 'APIPC_ORIGIN'
  >
  store: () => Promise<Store>
  now: () => number
  /** Free bytes of the disk that holds a folder; tests replace it. */
  freeBytes?: (folder: string) => Promise<number>
  /** Longest wait for the database, in ms. */
  timeout?: number
}

/** Over a long weekend consultants may fetch no leads. */
const fetchedWithin = 96 * hour

const freshFor = 1_000
/** The setting that is written as a test that the database can write. */
const probe = 'ready-probe'

/**
 * The reasons why this process cannot take leads; empty when there are none. Cached for a second, so that frequent probes cost the
 * database at most one write a second.
 */
export function createReadiness(context: ReadyContext): () => Promise<Complaint[]> {
  let staleAt = Number.NEGATIVE_INFINITY
  let last: Promise<Complaint[]> = Promise.resolve([])
  return () => {
    if (performance.now() < staleAt) return last
    // Probes that arrive before this check ends share its result.
    staleAt = Number.POSITIVE_INFINITY
    last = inspect(context).finally(() => {
      staleAt = performance.now() + freshFor
    })
    return last
  }
}

async function inspect(context: ReadyContext): Promise<Complaint[]> {
  const [disk, database] = await Promise.all([
    inspectDisk(context),
    withinTime(context.timeout ?? 4_000, inspectStore(context)).catch((): Complaint[] => ['store']),
  ])
  return [...database, ...disk, ...inspectSms(context)]
}

/** Without a provider the page shows 验证码已发送 while the code is only in a log: acceptable for a trial, not on a public site. */
function inspectSms({ env }: ReadyContext): Complaint[] {
  const isPrinted = env.SMS_DRIVER === 'log' && env.APIPC_ORIGIN === undefined
  return isPrinted && isPublicHost(new URL(env.SITE_ORIGIN).hostname) ? ['sms'] : []
}

const privateNames = ['localhost', 'test', 'local', 'internal', 'invalid', 'example']

function isPublicHost(hostname: string): boolean {
  const address = literalAddress(hostname)
  if (address !== null) return isPublicAddress(address)
  const labels = hostname.split('.')
  return labels.length > 1 && !privateNames.includes(labels.at(-1) ?? '')
}

async function inspectStore({ env, store, now }: ReadyContext): Promise<Complaint[]> {
  const open = await store()
  await open.write((trx) =>
    trx
      .insertInto('setting')
      .values({ name: probe, value: String(now()) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(now()) }))
      .execute(),
  )
  const waiting = await listWaiting(open)
  const isLate = waiting.some(({ kind, since }) => {
    if (kind !== consultants) return now() - since > env.OUTBOX_AGE_HOURS * hour
    // Without a key no consultant can fetch leads here: the operator reads them in another way.
    return env.CONSULTANT_KEYS.length > 0 && now() - since > fetchedWithin
  })
  return isLate ? ['outbox'] : []
}

async function inspectDisk({ env, freeBytes = systemFreeBytes }: ReadyContext): Promise<Complaint[]> {
  try {
    return (await freeBytes(env.DATA_DIR)) < env.DISK_FLOOR_MB * 1_000_000 ? ['disk'] : []
  } catch {
    return ['disk']
  }
}

async function systemFreeBytes(folder: string): Promise<number> {
  // With PostgreSQL the folder may not exist.
  const { bavail, bsize } = await statfs(existsSync(folder) ? folder : '.')
  return bavail * bsize
}
