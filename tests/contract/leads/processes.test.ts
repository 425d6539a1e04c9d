import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeCode } from '@/lib/host/sms/codes'
import { openStore } from '@/lib/host/store/store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { codedPath, formHeaders, plainPath } from '@/tests/contract/support/test-host'
import { type Reply, sendHttp } from '@/tests/contract/support/transports'

let dataDir: string
const children: ChildHost[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'processes-'))
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<ChildHost> {
  const child = await startChildHost({ DATA_DIR: dataDir, TRUSTED_PROXY_HOPS: '1' })
  children.push(child)
  return child
}

const post = ({ origin }: ChildHost, fields: Record<string, string>, path = plainPath): Promise<Reply> =>
  sendHttp(origin, {
    method: 'POST',
    path,
    headers: formHeaders,
    body: new URLSearchParams(fields).toString(),
  })

const hasCode = (code: number) => (reply: Reply) => JSON.stringify(reply.json).startsWith(`{"code":${code},`)

describe('two processes on one database', () => {
  it('take one of many equal leads that come at once', async () => {
    const [a, b] = await Promise.all([start(), start()])
    const lead = { name: '张三', phone: '13800138000', source: '首页' }
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => post(n % 2 === 0 ? a : b, lead)))
    expect(replies.filter(hasCode(0))).toHaveLength(1)
    expect(replies.filter(hasCode(1008))).toHaveLength(49)
    const store = await openStore({ dataDir })
    expect(await store.db.selectFrom('lead').select('phone').execute()).toEqual([{ phone: '13800138000' }])
    await store.close()
  })

  it('let one of many forms have a code', async () => {
    const [a, b] = await Promise.all([start(), start()])
    const store = await openStore({ dataDir })
    const phone = '13800138000'
    await store.write((trx) => storeCode(trx, store.secret, phone, '012345', Date.now()))
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(n % 2 === 0 ? a : b, { name: '张三', phone, code: '012345', source: `form ${n}` }, codedPath),
      ),
    )
    expect(replies.filter(hasCode(0))).toHaveLength(1)
    expect(replies.filter(hasCode(1003))).toHaveLength(19)
    expect(await store.db.selectFrom('lead').select('verified').execute()).toEqual([{ verified: 1 }])
    await store.close()
  })
})

describe('a process that is killed', () => {
  it('has stored every lead it said thank you for, ten times over', { timeout: 120_000 }, async () => {
    const acknowledged: string[] = []
    let next = 13000000000
    for (let round = 0; round < 10; round++) {
      const child = await start()
      const goal = acknowledged.length + 20 + round
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
      const client = async () => {
        for (;;) {
          const phone = String(next++)
          // A broken connection says nothing about the lead; only an answer promises it.
          const reply = await post(child, { name: '张三', phone }).catch(() => null)
          if (reply === null) return
          if (hasCode(0)(reply)) acknowledged.push(phone)
          if (acknowledged.length >= goal) reach()
        }
      }
      const clients = [client(), client(), client(), client()]
      await reached
      await child.kill()
      await Promise.all(clients)
    }
    const store = await openStore({ dataDir })
    const rows = await store.db.selectFrom('lead').select('phone').execute()
    const stored = new Set(rows.map((row) => row.phone))
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    expect(acknowledged.filter((phone) => !stored.has(phone))).toEqual([])
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db)
    expect(check.rows).toEqual([{ integrity_check: 'ok' }])
    const outbox = await store.db.selectFrom('outbox').select('lead_id').execute()
    expect(outbox).toHaveLength(rows.length)
    await store.close()
  })
})
