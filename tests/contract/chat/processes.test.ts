import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { issueChatLink } from '@/lib/host/chat/link'
import type { Store } from '@/lib/host/store/store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { createDatabase, type TestDatabase } from '@/tests/contract/support/database'
import { formHeaders } from '@/tests/contract/support/test-host'
import { sendHttp } from '@/tests/contract/support/transports'
import { operatorPath, readStream, writePath } from './support'

let database: TestDatabase
let store: Store
const children: ChildHost[] = []

beforeEach(async () => {
  database = await createDatabase()
  store = await database.open()
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
  await store.close()
  await database.drop()
})

async function start(): Promise<ChildHost> {
  const child = await startChildHost({ ...database.environment, TRUSTED_PROXY_HOPS: '1' }, 'serve-leads.ts')
  children.push(child)
  return child
}

const post = ({ origin }: ChildHost, path: string, fields: Record<string, string>, headers = {}) =>
  sendHttp(origin, {
    method: 'POST',
    path,
    headers: { ...formHeaders, ...headers },
    body: new URLSearchParams({ id: randomUUID(), ...fields }).toString(),
  })

const cookieOf = (headers: Record<string, string>) =>
  /chat=[\w-]{32}/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''

async function linkOf(): Promise<string> {
  const { id } = await store.db.selectFrom('chat').select('id').executeTakeFirstOrThrow()
  const link = { origin: '', hours: 1 }
  const address = await store.write((trx) =>
    issueChatLink(trx, { secret: store.secret, chatId: id, link }, Date.now()),
  )
  return address.split('/').at(-1) ?? ''
}

it('two processes tell each other through the database, and a stream ends with its process', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const { headers } = await post(first, writePath, { text: '你好' })
  const cookie = cookieOf(headers)
  const until = (told: { event: string; id: string | null }[]) => told.some(({ id }) => id === '2')
  const following = readStream(first.origin, { headers: { Cookie: cookie }, until })
  await post(second, operatorPath, { action: 'reply', code: await linkOf(), caller: '王老师', text: '您好' })
  expect(await following).toContainEqual(
    expect.objectContaining({
      event: 'message',
      data: expect.objectContaining({ by: 'person', text: '您好' }),
    }),
  )
  const draining = readStream(second.origin, { headers: { Cookie: cookie }, until: () => false })
  const opened = readStream(second.origin, { headers: { Cookie: cookie }, until })
  await opened
  expect(await second.terminate()).toBe(143)
  await draining
})

it('a process that is killed loses no message that it has acknowledged', async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const child = await start()
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (;;) {
        const text = `你好 ${round} ${writer} ${acknowledged.length} ${randomUUID()}`
        const headers = { 'X-Forwarded-For': `203.0.${writer}.${acknowledged.length % 250}` }
        const reply = await post(child, writePath, { text }, headers).catch(() => null)
        if (reply === null) return
        if (reply.status === 200) acknowledged.push(text)
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan((round + 1) * 40)
    await child.kill()
    await Promise.all(writers)
  }
  const kept = new Set(
    (await store.db.selectFrom('chat_message').select('text').where('by', '=', 'visitor').execute()).map(
      ({ text }) => text,
    ),
  )
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([])
})
