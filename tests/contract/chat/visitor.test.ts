import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { exportPersonalData } from '@/lib/host/leads/cards/personal-data'
import { prune } from '@/lib/host/store/prune'
import { holdDatabase, refuseInserts } from '@/tests/contract/support/faults'
import { postForm, startTime, zhang } from '@/tests/contract/support/test-host'
import { listen } from '@/tests/contract/support/transports'
import {
  type Chat,
  consultant,
  desk,
  erase,
  pass,
  readStream,
  rows,
  send,
  setClock,
  startChat,
  streamPath,
  visitor,
} from './support'

const minute = 60_000
const day = 24 * 60 * minute

let test: Chat
beforeEach(async () => {
  test = await startChat()
})

const answer = async (text = '您好') => (await consultant()).act({ action: 'reply', text })
const saidIn = ({ messages }: { messages: { by: string; text: string }[] }) =>
  messages.map(({ by, text }) => `${by}:${text}`)

describe("a visitor's message", () => {
  it('is stored and answered by the search, which is marked as a machine', async () => {
    const view = await visitor().write('英国签证要什么材料', { topic: '英国留学', page: '/chanel/uk' })
    expect(view.messages).toMatchObject([
      { seq: 1, by: 'visitor', text: '英国签证要什么材料', answer: null },
      { seq: 2, by: 'machine', answer: { total: 1, pages: [{ href: '/special/qz' }] } },
    ])
    expect(await rows('chat')).toMatchObject([{ topic: '英国留学', page: '/chanel/uk', office: '总部' }])
  })

  it('opens its conversation at the office that the rules choose, also by the language of the browser', async () => {
    writeFileSync(
      join(test.dataDir, 'routing.yaml'),
      'offices:\n  深圳:\n    people: [陈老师]\nrules:\n  - { to: 深圳, language: zh-HK }\n',
    )
    await visitor().post({ text: '你好' }, { 'Accept-Language': 'zh-HK,zh;q=0.9' })
    await visitor().post({ text: '你好' }, { 'Accept-Language': 'zh-CN,zh;q=0.9' })
    const chats = await test.store.db.selectFrom('chat').select('office').orderBy('office').execute()
    expect(chats.map(({ office }) => office).toSorted()).toEqual(['总部', '深圳'].toSorted())
  })

  it('is stored when the search fails, and the failure is reported', async () => {
    expect((await visitor().write('查不成')).messages).toMatchObject([
      { by: 'visitor', text: '查不成' },
      { by: 'machine', answer: null },
    ])
  })

  it('is stored once, however often it is sent, also when the answer with the cookie was lost', async () => {
    const id = randomUUID()
    const first = visitor()
    await first.write('签证', { id })
    const again = visitor()
    expect(saidIn(await again.write('签证', { id }))).toEqual(['visitor:签证', 'machine:'])
    expect(again.cookie).toBe(first.cookie)
    await first.write('签证', { id })
    expect((await first.read()).messages).toHaveLength(2)
    expect(test.asked).toEqual(['签证'])
  })

  it('belongs to one conversation in all tabs of a browser, and to no other visitor', async () => {
    const one = visitor()
    await one.write('你好')
    const other = visitor(one.cookie)
    expect(saidIn(await other.write('在吗'))).toEqual(['visitor:你好', 'visitor:在吗'])
    expect(saidIn(await one.read(1))).toEqual(['visitor:在吗'])
    expect(await visitor().read()).toEqual({ reference: null, state: 'idle', holder: null, messages: [] })
    expect(await visitor(`chat=${'x'.repeat(32)}`).read()).toMatchObject({ messages: [] })
  })

  it('sets a cookie that no script and no other host reads or sets', async () => {
    const reply = await visitor().post({ text: '你好' })
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-chat=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })

  it('goes into no conversation of a cookie that another host of the domain may have set', async () => {
    const stranger = visitor()
    await stranger.write('你好')
    const planted = stranger.cookie.replace('__Host-', '')
    expect(planted).toMatch(/^chat=/)
    const one = visitor(planted)
    expect(saidIn(await one.write('我的秘密'))).toEqual(['visitor:我的秘密', 'machine:'])
    expect(saidIn(await stranger.read())).not.toContain('visitor:我的秘密')
    expect(saidIn(await visitor(`${planted}; ${one.cookie}`).read())).toContain('visitor:我的秘密')
  })

  it.each<[Record<string, string>, number, number]>([
    [{ text: '' }, 200, 1400],
    [{ text: '长'.repeat(501) }, 200, 1413],
    [{ text: '你好', id: '1' }, 200, 1400],
    [{ text: '你好', to: 'boss' }, 200, 1400],
  ])('%j is refused', async (fields, status, code) => {
    expect(await visitor().post(fields)).toMatchObject({ status, json: { code } })
    expect(await rows('chat')).toEqual([])
  })

  it('keeps its lines and markup as typed, without invisible characters', async () => {
    const one = visitor()
    await one.write('<b>第一行</b>\r\n第\u0007二\u202e行 https://example.com/?a=1&b=2')
    expect((await one.read()).messages[0]?.text).toBe('<b>第一行</b>\n第二行 https://example.com/?a=1&b=2')
  })

  it('is refused from another site, and from an address that writes too much', async () => {
    expect((await visitor().post({ text: '你好' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    const one = visitor()
    for (let n = 0; n < 120; n++) await one.post({ text: '你好', to: 'machine' })
    expect(await one.post({ text: '你好' })).toMatchObject({ status: 429, code: 1010 })
  })

  it('keeps only an address of this site as its page', async () => {
    const pages = ['//evil.example/x', `/receipt/call/chat/${'x'.repeat(32)}`, '/m/uk']
    for (const page of pages) {
      pass(1)
      await visitor().write('你好', { page })
    }
    const kept = await test.store.db.selectFrom('chat').select('page').orderBy('created_at').execute()
    expect(kept.map(({ page }) => page)).toEqual([null, '/receipt/call/chat', '/m/uk'])
  })

  it.each<[string, () => Promise<() => Promise<void>>]>([
    ['held by another process', () => holdDatabase(test.environment)],
    ['full', () => refuseInserts(test.store, 'chat_message', { sqlState: '53100' })],
  ])('is refused while the database is %s, and stored once when it is sent again', async (_why, hold) => {
    const [one, id] = [visitor(), randomUUID()]
    const release = await hold()
    expect(await one.post({ text: '你好', id })).toMatchObject({ status: 503, code: 1500 })
    expect(one.cookie).toBe('')
    await release()
    expect(await rows('chat')).toEqual([])
    await one.write('你好', { id })
    expect(saidIn(await one.write('你好', { id }))).toEqual(['visitor:你好'])
  })

  it('is refused when a conversation is too long', async () => {
    const one = visitor()
    await one.write('你好')
    await test.store.db.updateTable('chat').set({ seq: 400 }).execute()
    expect(await one.post({ text: '在吗' })).toMatchObject({ code: 1413 })
  })
})

describe('the information about who answers', () => {
  it('asks no person for a question to the machine', async () => {
    expect(await visitor().write('签证', { to: 'machine' })).toMatchObject({ state: 'idle' })
  })

  it('is clear when no consultant can be notified, and when none answers within a minute', async () => {
    const one = visitor()
    expect(await one.write('你好')).toMatchObject({ state: 'absent' })
    await (await desk()).page()
    expect(await one.read()).toMatchObject({ state: 'waiting' })
    pass(minute)
    expect(await one.read()).toMatchObject({ state: 'late', holder: null })
  })

  it.each([
    ['three minutes after the office last read its page', '10:00', 3 * minute, 'absent'],
    ['outside opening hours', '20:00', 0, 'closed'],
  ])('promises no answer %s', async (_, time, later, state) => {
    setClock(time)
    await (await desk()).page()
    pass(later)
    expect(await visitor().write('你好')).toMatchObject({ state })
  })

  it('is updated for a returning visitor: no consultant at night, one is notified in the morning', async () => {
    setClock('08:59')
    const one = visitor()
    await one.write('请问加拿大有什么要求')
    pass(minute)
    await (await desk()).page()
    expect(await one.write('有人吗')).toMatchObject({ state: 'waiting' })
  })

  it('names no consultant in a conversation that has ended', async () => {
    const one = visitor()
    await one.write('你好')
    await answer()
    pass(30 * minute)
    expect(await one.read()).toMatchObject({ state: 'ended' })
    expect(await one.write('签证呢')).toMatchObject({ state: 'absent', holder: null })
    expect((await one.read()).messages.at(-1)?.by).toBe('machine')
  })

  it('names no consultant after closing time, also when one was late', async () => {
    setClock('17:58')
    const one = visitor()
    await one.write('你好')
    await answer()
    await one.write('还有一个问题')
    pass(3 * minute)
    expect(await one.read()).toMatchObject({ state: 'closed' })
  })

  it('is a person from the first answer on, who can be late too; the machine then stays silent', async () => {
    const one = visitor()
    await one.write('你好')
    await answer()
    expect(await one.read()).toMatchObject({ state: 'held', holder: '王老师' })
    expect(saidIn(await one.write('签证呢', { after: '1' }))).toEqual(['person:您好', 'visitor:签证呢'])
    pass(minute)
    expect(await one.read()).toMatchObject({ state: 'late', holder: '王老师' })
  })
})

describe('the stream', () => {
  /** The visitor and the server of its stream, which ends with the test. */
  async function talking(text = '你好') {
    const one = visitor()
    const { reference } = await one.write(text)
    const server = await listen(test.host)
    const end = new AbortController()
    onTestFinished(async () => {
      end.abort()
      await server.close()
    })
    const headers = { Cookie: one.cookie }
    const open = (given: Record<string, string> = headers) =>
      fetch(`${server.origin}${streamPath}`, { headers: given, signal: end.signal })
    const hear = (until: Parameters<typeof readStream>[1]['until'], more: Record<string, string> = {}) =>
      readStream(server.origin, { headers: { ...headers, ...more }, until })
    return { one, reference, open, hear }
  }

  it('sends news to every tab, and missed messages to one that comes back', async () => {
    const { hear } = await talking()
    const following = hear((told) => told.some(({ event, id }) => event === 'message' && id === '2'))
    await answer('您好，请讲')
    const told = await following
    expect(told.filter(({ event }) => event === 'message').map(({ id }) => id)).toEqual(['1', '2'])
    const missed = await hear((events) => events.some(({ event }) => event === 'state'), {
      'Last-Event-ID': '1',
    })
    expect(missed).toMatchObject([
      { event: 'message', id: '2', data: { by: 'person', name: '王老师', text: '您好，请讲' } },
      { event: 'state', data: { state: 'held', holder: '王老师' } },
    ])
  })

  it('ends when the conversation is erased; a later message begins a new one', async () => {
    const { one, reference, open, hear } = await talking('我的电话是13800138000')
    let heard = 0
    const following = hear(({ length }) => {
      heard = length
      return false
    })
    await expect.poll(() => heard).toBeGreaterThan(0)
    await erase()
    expect((await following).at(-1)).toMatchObject({ event: 'state', data: { reference } })
    expect((await open()).status).toBe(404)
    const again = await one.write('你好', { after: '2' })
    expect(again.reference).not.toBe(reference)
  })

  it('is neither stored nor transformed on the way, and does not exist without a conversation', async () => {
    const { open } = await talking()
    expect(Object.fromEntries((await open()).headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect((await open({})).status).toBe(404)
  })
})

describe('a stored conversation', () => {
  const leave = (cookie: string, fields: Record<string, string> = {}) =>
    postForm(
      { send },
      { ...zhang, form: 'message', source: '在线咨询', message: '想读硕士', ...fields },
      { headers: { Cookie: cookie } },
    )
  const chatsOf = async (phone = '13800138000') =>
    (await exportPersonalData(test.store, phone, test.clock.now)).chats
  const texts = async () => (await rows('chat_message')).map((row) => 'text' in row && row.text)

  it('belongs to a visitor who leaves a phone, and is erased with it', async () => {
    const one = visitor()
    await one.write('签证')
    expect(await leave(one.cookie)).toMatchObject({ code: 0 })
    expect(await chatsOf()).toMatchObject([{ messages: [{ text: '签证' }, { by: 'machine' }] }])
    await erase()
    expect(await rows('chat_message')).toEqual([])
    expect(await one.read()).toMatchObject({ messages: [] })
  })

  it('is erased with a phone that was only written in it', async () => {
    await visitor().write('我的电话是138 0013 8000，谢谢')
    await visitor().write('你好')
    await erase()
    expect(await texts()).toEqual(['你好'])
  })

  it('stays with its first lead', async () => {
    const one = visitor()
    await one.write('签证')
    await leave(one.cookie)
    await leave(one.cookie, { name: '李四', phone: '13900139000' })
    expect(await chatsOf()).toHaveLength(1)
    expect(await chatsOf('13900139000')).toEqual([])
  })

  it('is added to the lead that the same form has made before', async () => {
    await leave('')
    const one = visitor()
    await one.write('签证')
    expect(await leave(one.cookie)).toMatchObject({ code: 1008 })
    expect(await chatsOf()).toMatchObject([{ messages: [{ text: '签证' }, { by: 'machine' }] }])
  })

  it('is kept for thirty days without a phone, and otherwise as long as its lead', async () => {
    const [one, other] = [visitor(), visitor()]
    await one.write('你好')
    await other.write('在吗')
    await leave(other.cookie)
    await prune(test.store, 180, startTime + 30 * day)
    expect(await texts()).toEqual(['在吗'])
    await prune(test.store, 180, startTime + 180 * day)
    expect(await rows('chat')).toEqual([])
  })

  it('is added to no lead of another form', async () => {
    const one = visitor()
    await one.write('你好')
    await leave(one.cookie, { form: 'general', source: '首页' })
    expect(await rows('chat')).toMatchObject([{ lead_id: null }])
  })
})
