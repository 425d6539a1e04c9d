import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { issueChatLink } from '@/lib/host/chat/link'
import type { Store } from '@/lib/host/store/store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { startDatabase } from '@/tests/contract/support/database'
import { postForm } from '@/tests/contract/support/test-host'
import { type Reply, sendHttp } from '@/tests/contract/support/transports'
import { operatorPath, readStream, viewIn, writePath } from './support'

let store: Store
let environment: Record<string, string>

beforeEach(async () => {
  ;({ store, environment } = await startDatabase())
})

const start = () => startChildHost(environment)

const post = ({ origin }: ChildHost, path: string, fields: Record<string, string>, headers = {}) =>
  postForm(
    { send: (request) => sendHttp(origin, request) },
    { id: randomUUID(), ...fields },
    { path, headers },
  )

const cookieOf = (headers: Record<string, string>) =>
  /(?:__Host-)?chat=[\w-]{32}/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''

async function linkOf(reference: string): Promise<string> {
  const { id } = await store.db
    .selectFrom('chat')
    .select('id')
    .where('id', 'like', `%${reference.toLowerCase()}`)
    .executeTakeFirstOrThrow()
  const link = { origin: '', hours: 1 }
  const address = await store.write((trx) =>
    issueChatLink(trx, { secret: store.secret, chatId: id, link, keyHash: null }, Date.now()),
  )
  return address.split('/').at(-1) ?? ''
}

it('two processes inform each other through the database, and a stream ends with its process', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const asked = await post(first, writePath, { text: '你好' })
  const cookie = cookieOf(asked.headers)
  const code = await linkOf(viewIn(asked).reference ?? '')
  const until = (told: { event: string; id: string | null }[]) => told.some(({ id }) => id === '2')
  const following = readStream(first.origin, { headers: { Cookie: cookie }, until })
  await post(second, operatorPath, { action: 'reply', code, caller: '王老师', text: '您好' })
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

it('a killed process loses no message that it has acknowledged, of visitor or consultant', async () => {
  const acknowledged: string[] = []
  const keep = async (text: string, sent: Promise<Reply>): Promise<Reply | null> => {
    const reply = await sent.catch(() => null)
    if (reply?.code === 0) acknowledged.push(text)
    return reply
  }
  for (let round = 0; round < 5; round++) {
    const child = await start()
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      const headers = { 'X-Forwarded-For': `203.0.${round}.${writer}` }
      const opening = `你好 ${round} ${writer}`
      const opened = await keep(opening, post(child, writePath, { text: opening }, headers))
      if (opened === null) return
      const Cookie = cookieOf(opened.headers)
      const code = await linkOf(viewIn(opened).reference ?? '')
      for (let n = 0; ; n++) {
        const [asked, answered] = [`问 ${round} ${writer} ${n}`, `答 ${round} ${writer} ${n}`]
        const reply = { action: 'reply', code, caller: '王老师', text: answered }
        if ((await keep(asked, post(child, writePath, { text: asked }, { ...headers, Cookie }))) === null)
          return
        if ((await keep(answered, post(child, operatorPath, reply, headers))) === null) return
      }
    })
    await expect.poll(() => acknowledged.length).toBeGreaterThan((round + 1) * 40)
    await child.kill()
    await Promise.all(writers)
  }
  const rows = await store.db.selectFrom('chat_message').select('text').where('by', '!=', 'machine').execute()
  const kept = new Set(rows.map(({ text }) => text))
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([])
})
