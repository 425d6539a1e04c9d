import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openStore } from '@/lib/host/store/open-store'
import { type ChildHost, startChildHost } from '@/tests/contract/support/child-host'
import { codeSecret } from '@/tests/contract/support/database'
import { plainPath, postForm } from '@/tests/contract/support/test-host'
import { type Reply, sendHttp } from '@/tests/contract/support/transports'
import { type Cluster, createCluster, ownFolder } from './cluster'

/** What each sender sends, one after the other, and after how many of all senders the server goes. */
const eachSends = 40
const goesAfter = 30

const writePath = '/apipc/v1/chat/messages'

async function startSite(): Promise<{ cluster: Cluster; apis: readonly ChildHost[] }> {
  const cluster = await createCluster({}, 'archive_mode = off')
  await cluster.start()
  await openStore({ dataDir: '/nowhere', databaseUrl: cluster.url, codeSecret }).then((store) =>
    store.close(),
  )
  const env = { DATABASE_URL: cluster.url, CODE_SECRET: codeSecret, INSTANCE_COUNT: '2' }
  const start = () => startChildHost({ ...env, DATA_DIR: ownFolder() })
  return { cluster, apis: [await start(), await start()] }
}

type Load = {
  /** What was answered with code 0. */
  acknowledged: string[]
  /** Status and code of every other answer. */
  refusals: Set<string>
}

/** Sends until it is acknowledged, as the browser of a patient visitor does. Returns the last answer. */
async function insist(load: Load, what: string, send: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await send()
    if (reply.code === 0) {
      load.acknowledged.push(what)
      return reply
    }
    load.refusals.add(`${reply.status} ${reply.code}`)
    await delay(20)
  }
}

const post = (
  { origin }: ChildHost,
  path: string,
  headers: Record<string, string>,
  fields: Record<string, string>,
) => postForm({ send: (request) => sendHttp(origin, request) }, fields, { path, headers })

/** Submits leads of visitors who each have an address of their own. */
async function sendLeads(api: ChildHost, load: Load, sender: number, onStored: () => void): Promise<void> {
  for (let index = 0; index < eachSends; index += 1) {
    const phone = `138${String(sender * 1000 + index).padStart(8, '0')}`
    const fields = { name: '张三', phone, source: '演练', request_id: randomUUID() }
    const headers = { 'X-Forwarded-For': `10.1.${sender}.${index}` }
    await insist(load, phone, () => post(api, plainPath, headers, fields))
    onStored()
  }
}

/** Writes the messages of one conversation. */
async function chat(api: ChildHost, load: Load, sender: number, onStored: () => void): Promise<void> {
  let cookie = ''
  for (let index = 0; index < eachSends; index += 1) {
    const text = `问题 ${sender} ${index}`
    const headers = { 'X-Forwarded-For': `10.2.${sender}.1`, ...(cookie !== '' && { Cookie: cookie }) }
    const fields = { id: randomUUID(), text }
    const reply = await insist(load, text, () => post(api, writePath, headers, fields))
    cookie = /(?:__Host-)?chat=[\w-]{32}/.exec(reply.headers['set-cookie'] ?? '')?.[0] ?? cookie
    onStored()
  }
}

it.each([
  ['as its operator ends it', (cluster: Cluster) => cluster.stop()],
  ['as a power failure ends it', (cluster: Cluster) => cluster.kill()],
])('a database that goes under load, %s, loses and doubles nothing', async (_, end) => {
  const { cluster, apis } = await startSite()
  const leads: Load = { acknowledged: [], refusals: new Set() }
  const messages: Load = { acknowledged: [], refusals: new Set() }
  const gone = Promise.withResolvers<void>()
  let stored = 0
  const onStored = () => {
    stored += 1
    if (stored === goesAfter) gone.resolve(end(cluster))
  }
  const senders = apis.flatMap((api, sender) => [
    sendLeads(api, leads, sender, onStored),
    chat(api, messages, sender, onStored),
  ])
  await gone.promise
  // Nothing can be stored until the server is started again, so this does not depend on the machine's speed.
  const away = ['503 1500']
  await expect.poll(() => [...leads.refusals]).toEqual(away)
  await expect.poll(() => [...messages.refusals]).toEqual(away)
  const before = leads.acknowledged.length + messages.acknowledged.length
  await cluster.start()
  // Nobody starts the processes of the API again.
  await Promise.all(senders)
  expect(before).toBeLessThan(4 * eachSends)
  expect([leads.acknowledged.length, messages.acknowledged.length]).toEqual([2 * eachSends, 2 * eachSends])

  const phones = await cluster.query<{ phone: string }>('select phone from lead')
  expect(phones.map(({ phone }) => phone).toSorted()).toEqual(leads.acknowledged.toSorted())
  const texts = await cluster.query<{ text: string }>("select text from chat_message where by = 'visitor'")
  expect(texts.map(({ text }) => text).toSorted()).toEqual(messages.acknowledged.toSorted())
  expect(await cluster.query('select count(*)::int as chats from chat')).toEqual([{ chats: 2 }])
  expect([...leads.refusals, ...messages.refusals]).toEqual([...away, ...away])
})
