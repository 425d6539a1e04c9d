import { createHash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Env, parseEnv } from '@/lib/core/env'
import { createHost } from '@/lib/host/app'
import type { Host } from '@/lib/host/contract-app'
import type { SmsSender } from '@/lib/host/sms/sender'
import type { Store } from '@/lib/host/store/store'
import type { LeadRow, Tables } from '@/lib/host/store/tables'
import { codeSecret, createDatabase, engine } from './database'
import { inProcess, overHttp, type Reply, type Transport, trustedHops } from './transports'

/** 10:00 on 2026-11-20 in Beijing. */
export const startTime = Date.parse('2026-11-20T02:00:00Z')

export type TestHost = {
  host: Host
  store: Store
  env: Env
  dataDir: string
  /** The environment variables with which a separate process uses the same database. */
  environment: Record<string, string>
  /** The clock; tests set it. */
  clock: { now: number }
  /** Every message given to the sender, in order. */
  sent: { phone: string; code: string }[]
  leads: () => Promise<LeadRow[]>
  close: () => Promise<void>
}

export type TestHostOptions = {
  env?: Record<string, string>
  sender?: SmsSender
  store?: () => Promise<Store>
}

/** A host with its own database on this run's engine, a clock that tests set, and a sender that only records. */
export async function createTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const database = await createDatabase()
  const { dataDir, environment } = database
  const env = testEnv(dataDir, { ...environment, ...options.env })
  const clock = { now: startTime }
  const sent: TestHost['sent'] = []
  const note: SmsSender = async (phone, code) => {
    sent.push({ phone, code })
  }
  const store = await database.open()
  const host = createHost({
    env,
    store: options.store ?? (async () => store),
    sender: options.sender ?? note,
    now: () => clock.now,
  })
  return {
    host,
    store,
    env,
    dataDir,
    environment,
    clock,
    sent,
    leads: () => store.db.selectFrom('lead').selectAll().orderBy('created_at').orderBy('id').execute(),
    async close() {
      await store.close()
      await database.drop()
    },
  }
}

export function testEnv(dataDir: string, values: Record<string, string> = {}): Env {
  return parseEnv({
    NODE_ENV: 'test',
    SITE_ORIGIN: 'https://www.meishi.test',
    DATA_DIR: dataDir,
    CODE_SECRET: codeSecret,
    SMS_CHECK_STRING: 'check-me',
    TRUSTED_PROXY_HOPS: String(trustedHops),
    ...values,
  })
}

/**
 * The two ways to reach a host: in the same process, as pages do, and over HTTP, as browsers do. They must not
 * differ.
 */
export const transports: readonly (readonly [string, (host: Host) => Promise<Transport>])[] = [
  ['over HTTP', overHttp],
  ...(engine === 'sqlite' ? [['in process', async (host: Host) => inProcess(host)] as const] : []),
]

export const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded' }
export const plainPath = '/apipc/v1/general_form_pc'
export const codedPath = '/apipc/v1/general_form_pc_sms'

export const zhang = { name: '张三', phone: '13800138000' }

type Post = { headers?: Record<string, string>; path?: string }

/** What the variables hold of a reader's key, and how a request carries the key. */
export const digest = (key: string) => createHash('sha256').update(key).digest('hex')
export const keyed = (key: string) => ({ Authorization: `Bearer ${key}` })

/** A visitor at an address of their own. */
export const from = (address: string) => ({ 'X-Forwarded-For': address })

/** Posts a form as the site's script does. */
export function postForm(
  { send }: Pick<Transport, 'send'>,
  fields: Record<string, string> | string,
  { headers = {}, path = plainPath }: Post = {},
): Promise<Reply> {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
  return send({ method: 'POST', path, headers: { ...formHeaders, ...headers }, body })
}

export function askForCode(
  { send }: Pick<Transport, 'send'>,
  phone: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const query = new URLSearchParams({ phone, check_string: 'check-me' })
  return send({ path: `/apipc/v1/sms_logs?${query}`, headers })
}

/** The code last sent to a phone. */
function codeFor({ sent }: TestHost, phone: string): string {
  const message = sent.findLast((one) => one.phone === phone)
  if (message === undefined) throw new Error('no code was sent')
  return message.code
}

/** A six-digit code that differs from all given ones. */
export function otherCode(...codes: string[]): string {
  const other = ['135790', '246801', '975310'].find((code) => !codes.includes(code))
  if (other === undefined) throw new Error('no code left')
  return other
}

/** A host for one test, with what a visitor sends. It ends with the test. */
export async function startSite(options: TestHostOptions = {}) {
  const test = await createTestHost(options)
  onTestFinished(test.close)
  const { send } = inProcess(test.host)
  return {
    ...{ ...test, send },
    pass(time: number): void {
      test.clock.now += time
    },
    /** Posts a form, of 张三 unless it says more. */
    submit: (fields: Record<string, string> | string = {}, post: Post = {}): Promise<Reply> =>
      postForm({ send }, typeof fields === 'string' ? fields : { ...zhang, ...fields }, post),
    askForCode: (phone = zhang.phone, headers: Record<string, string> = {}) =>
      askForCode({ send }, phone, headers),
    /** The code last sent to a phone. */
    codeFor: (phone = zhang.phone) => codeFor(test, phone),
    rows: (table: keyof Tables) => test.store.db.selectFrom(table).selectAll().execute(),
    /** The lead that was stored first, with its further fields. */
    async first() {
      const [lead] = await test.leads()
      if (lead === undefined) throw new Error('nothing is stored')
      return { ...lead, own: z.record(z.string(), z.string()).parse(JSON.parse(lead.fields)) }
    },
  }
}
