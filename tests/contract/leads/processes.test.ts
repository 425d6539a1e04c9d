import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { minute } from '@/lib/core/time'
import { claimMessage } from '@/lib/host/sms/allowance'
import { storeCode, toNewCode } from '@/lib/host/sms/codes'
import { recordEvents } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { startDatabase } from '@/tests/contract/support/database'
import {
  askForCode as askOf,
  codedPath,
  digest,
  from as fromAddress,
  keyed,
  plainPath,
  postForm,
} from '@/tests/contract/support/test-host'
import { type Reply, sendHttp } from '@/tests/contract/support/transports'

const phone = '13800138000'
const keys = ['first-reader', 'second-reader']

let store: Store
let environment: Record<string, string>

beforeEach(async () => {
  ;({ store, environment } = await startDatabase())
})

const start = () => startChildHost({ ...environment, CONSULTANT_KEYS: keys.map(digest).join(',') })
const startTwo = () => Promise.all([start(), start()])

/** The header for a visitor with an address of its own. */
const from = (n: number) => fromAddress(`203.0.113.${n}`)

const through = ({ origin }: ChildHost) => ({
  send: (request: Parameters<typeof sendHttp>[1]) => sendHttp(origin, request),
})
const post = (
  to: ChildHost,
  fields: Record<string, string>,
  path = plainPath,
  headers: Record<string, string> = {},
): Promise<Reply> => postForm(through(to), { name: '张三', phone, ...fields }, { path, headers })

const askForCode = (of: ChildHost, to: string, headers: Record<string, string> = {}) =>
  askOf(through(of), to, headers)

const count = (replies: Reply[], code: number) => replies.filter((reply) => reply.code === code).length

/** Sends requests at once, alternately to both processes. */
const atOnce = (
  [a, b]: [ChildHost, ChildHost],
  times: number,
  call: (to: ChildHost, n: number) => Promise<Reply>,
) => Promise.all(Array.from({ length: times }, (_, n) => call(n % 2 === 0 ? a : b, n)))

describe('two processes on one database', () => {
  const sendCode = () =>
    store.write((trx) => storeCode(trx, toNewCode(store.secret, phone, '012345', Date.now()), Date.now()))

  it('accept one of many equal leads that arrive at once', async () => {
    const replies = await atOnce(await startTwo(), 50, (to, n) => post(to, {}, plainPath, from(n)))
    expect([count(replies, 0), count(replies, 1008)]).toEqual([1, 49])
    expect(await store.db.selectFrom('lead').select('phone').execute()).toEqual([{ phone }])
  })

  it('answer a request that is repeated at once with the first answer', async () => {
    const lead = { request_id: '6f1f64a5-2f6c-4f5c-9a5e-0d3c7d1c2b11' }
    const replies = await atOnce(await startTwo(), 20, (to, n) => post(to, lead, plainPath, from(n)))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(count(replies, 0)).toBe(20)
    expect(await store.db.selectFrom('lead').select('phone').execute()).toHaveLength(1)
  })

  it('accept a code for one of many forms', async () => {
    const both = await startTwo()
    await sendCode()
    const replies = await atOnce(both, 20, (to, n) =>
      post(to, { code: '012345', source: `form ${n}` }, codedPath, from(n)),
    )
    expect([count(replies, 0), count(replies, 1003)]).toEqual([1, 19])
    expect(await store.db.selectFrom('lead').select('verified').execute()).toEqual([{ verified: 1 }])
  })

  it('count guesses at a code together', async () => {
    const both = await startTwo()
    await sendCode()
    const replies = await atOnce(both, 20, (to, n) => post(to, { code: '543210' }, codedPath, from(n)))
    expect([count(replies, 1003), count(replies, 1005)]).toEqual([5, 15])
  })

  it('send one message to a phone for simultaneous requests', async () => {
    const replies = await atOnce(await startTwo(), 10, (to, n) => askForCode(to, phone, from(n)))
    expect([count(replies, 0), count(replies, 1006)]).toEqual([1, 9])
  })

  it('count the messages of the hour together, for one phone and for all', async () => {
    const both = await startTwo()
    const now = Date.now()
    for (const ago of [50, 40, 30, 20]) {
      const subject = { phone, address: `198.51.100.${ago}` }
      await claimMessage(store, subject, null, now - ago * minute)
    }
    expect((await askForCode(both[0], phone, from(1))).code).toBe(0)
    // The pause of a minute is over, the hour is not.
    await store.db
      .updateTable('limit_event')
      .set((row) => ({ at: row('at', '-', minute) }))
      .execute()
    expect((await askForCode(both[1], phone, from(2))).code).toBe(1007)

    await store.write(async (trx) => {
      for (let n = 0; n < 299 - 5; n++) await recordEvents(trx, ['sms-all'], `earlier ${n}`, now)
    })
    // The limit for all phones uses no lock, so simultaneous requests may exceed it slightly; the next request may
    // not.
    const replies = await atOnce(both, 10, (to, n) => askForCode(to, String(13900138000 + n), from(n)))
    const sent = count(replies, 0)
    expect(sent).toBeGreaterThanOrEqual(1)
    expect(count(replies, 1010)).toBe(10 - sent)
    expect((await askForCode(both[0], '13900138099', from(99))).code).toBe(1010)
  })
})

describe('several readers of the leads', () => {
  const read = ({ origin }: ChildHost, key: string, limit = 10) =>
    sendHttp(origin, { path: `${plainPath}?limit=${limit}`, headers: { ...keyed(key), ...from(1) } })

  const idsIn = ({ text }: Reply) => [...text.matchAll(/"id":"([\w-]+)"/g)].map((match) => match[1] ?? '')

  async function addLeads(to: ChildHost, leads: number) {
    for (let n = 0; n < leads; n++) await post(to, { phone: String(13800138000 + n) })
    return (await store.db.selectFrom('lead').select('id').orderBy('id').execute()).map(({ id }) => id)
  }

  it('get each lead once when they ask at once', async () => {
    const both = await startTwo()
    const stored = await addLeads(both[0], 40)
    const replies = await atOnce(both, 4, (to, n) => read(to, keys[n % 2] ?? ''))
    expect(replies.map((reply) => idsIn(reply).length)).toEqual([10, 10, 10, 10])
    expect(replies.flatMap(idsIn).sort()).toEqual(stored)
    expect(idsIn(await read(both[0], 'first-reader'))).toEqual([])
  })

  it('get the leads of a dead reader once its lease is over', async () => {
    const both = await startTwo()
    const stored = await addLeads(both[0], 8)
    expect(idsIn(await read(both[0], 'first-reader'))).toEqual(stored)
    await both[0].kill()
    expect(idsIn(await read(both[1], 'second-reader'))).toEqual([])
    // Five minutes later.
    await store.db
      .updateTable('lead')
      .set((row) => ({ leased_until: row('leased_until', '-', 5 * minute) }))
      .execute()
    const replies = await Promise.all([1, 2, 3, 4].map(() => read(both[1], 'second-reader', 4)))
    expect(replies.flatMap(idsIn).sort()).toEqual(stored)
  })
})

describe('a process that is killed', () => {
  const rounds = 12
  // It takes 20 seconds on a quiet machine.
  const patient = { timeout: 300_000 }

  /** The phone that requests a code in a round. */
  const readerOf = (round: number) => String(13900138000 + round)

  /** Waits until PostgreSQL has finished the transactions of a dead process. */
  async function untilNobodyWrites(): Promise<void> {
    if (store.engine === 'sqlite') return
    const others = sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    await expect.poll(async () => (await others.execute(store.db)).rows).toEqual([])
  }

  it(`has stored every lead that it confirmed, ${rounds} times in a row`, patient, async () => {
    const acknowledged: string[] = []
    let next = 13000000000
    let cut = 0
    let coming: Promise<ChildHost> | null = start()
    for (let round = 0; round < rounds; round++) {
      const child = await (coming ?? start())
      // The next process starts meanwhile, so that the rounds follow one another without a pause.
      coming = round + 1 < rounds ? start() : null
      if (round > 0) {
        // This process knows what earlier processes have stored.
        const last = acknowledged.at(-1) ?? ''
        expect((await post(child, { phone: last })).code).toBe(1008)
        expect((await askForCode(child, readerOf(round - 1), from(round))).code).toBe(1006)
      }
      const client = async () => {
        for (;;) {
          const given = String(next++)
          // A broken connection leaves open whether the lead is stored; only an answer confirms it.
          const reply = await post(child, { phone: given }).catch(() => null)
          if (reply === null) return void cut++
          if (reply.code === 0) acknowledged.push(given)
        }
      }
      const clients = [client(), client(), client(), client()]
      const goal = acknowledged.length + 1
      const end = performance.now() + 150 + Math.random() * 350
      await expect
        .poll(() => performance.now() > end && acknowledged.length >= goal, { interval: 5 })
        .toBe(true)
      // This is last, so that the minute of this number is not over when the next process is asked.
      expect((await askForCode(child, readerOf(round), from(round))).code).toBe(0)
      await child.kill()
      await Promise.all(clients)
    }
    await untilNobodyWrites()
    const rows = await store.db.selectFrom('lead').select('phone').execute()
    const stored = new Set(rows.map((row) => row.phone))
    expect(cut).toBe(4 * rounds)
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
    expect(acknowledged.filter((one) => !stored.has(one))).toEqual([])
    expect(stored.size).toBe(rows.length)
    const accepted = await store.db.selectFrom('acceptance').select('lead_id').execute()
    expect(accepted).toHaveLength(rows.length)
    if (store.engine === 'sqlite') {
      const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
      expect(check.rows).toEqual([{ integrity_check: 'ok' }])
    }
  })
})
