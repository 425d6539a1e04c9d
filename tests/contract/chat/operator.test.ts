import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { issuePageKey, revokePageKeys } from '@/lib/host/leads/pages/key'
import { withCode } from '@/tests/contract/delivery/support/receiver'
import { postForm } from '@/tests/contract/support/test-host'
import { listen } from '@/tests/contract/support/transports'
import {
  type Chat,
  consultant,
  desk,
  erase,
  notify,
  operator,
  operatorPath,
  pass,
  readStream,
  send,
  setClock,
  startChat,
  startWithRobot,
  textsOf,
  visitor,
} from './support'

const minute = 60_000
const hour = 60 * minute

let test: Chat
beforeEach(async () => {
  test = await startChat()
})

const gone = { code: 1404 }
const taken = { code: 0 }
const toLead = { action: 'lead', name: '张三', phone: '138 0013 8000' }
const reply = (text = '您好', more: Record<string, string> = {}) => ({ action: 'reply', text, ...more })
const said = (word: string) => ({ json: { data: { said: word } } })

const audits = async () =>
  (
    await test.store.db.selectFrom('audit').select(['actor', 'action']).orderBy('at').orderBy('id').execute()
  ).map(({ actor, action }) => `${actor} ${action}`)

describe('the link to a conversation', () => {
  beforeEach(async () => {
    await visitor().write('我想问签证，电话 138 0013 8000', { topic: '英国留学' })
  })

  it('opens it, masked until a name is given, and writes a line into the audit table', async () => {
    const link = await consultant()
    const page = await link.page()
    expect(page).toMatchObject({ topic: '英国留学', named: false, office: '总部', offices: [] })
    expect(page.messages[0]?.text).toBe('我想问签证，电话 138******00')
    const opened = await link.act({ action: 'open' }, { 'Sec-Fetch-Mode': 'navigate' })
    expect(opened).toMatchObject({
      status: 303,
      headers: { location: `/receipt/call/chat/${link.code}?note=open` },
    })
    const { proof } = z
      .object({ data: z.object({ proof: z.string() }) })
      .parse((await link.act({ action: 'open' })).json).data
    const named = await link.page(`?${new URLSearchParams({ caller: '王老师', proof })}`)
    expect(named.messages[0]?.text).toContain('138 0013 8000')
    expect((await link.page(`?${new URLSearchParams({ caller: '李老师', proof })}`)).named).toBe(false)
    expect((await audits()).sort()).toEqual(['link chat-open', 'link chat-open', 'link read-chat'])
  })

  it('expires, and cannot be guessed', async () => {
    const link = await consultant()
    pass(48 * hour)
    expect(await link.open()).toMatchObject(gone)
    expect(await link.act(reply())).toMatchObject(gone)
    expect(await operator('x'.repeat(32)).open()).toMatchObject(gone)
    expect(await operator('short').open()).toMatchObject(gone)
  })

  it('gives the conversation to the first consultant who answers; others see this and can take over', async () => {
    const link = await consultant()
    const id = randomUUID()
    await link.act(reply('您好', { id }))
    await link.act(reply('您好', { id }))
    expect(await link.act(reply('我也在', { caller: '李老师' }))).toMatchObject({
      json: { code: 1400, data: { msg: '另一位顾问正在接待' } },
    })
    expect(await link.page()).toMatchObject({ state: 'held', holder: '王老师' })
    await link.act({ action: 'take', caller: '李老师' })
    expect(await link.act(reply('我来接着说', { caller: '李老师' }))).toMatchObject(taken)
    const { messages, holder } = await link.page()
    expect(holder).toBe('李老师')
    expect(messages.slice(2).map(({ by, name, text }) => [by, name, text])).toEqual([
      ['person', '王老师', '您好'],
      ['note', null, '顾问李老师接待您'],
      ['person', '李老师', '我来接着说'],
    ])
  })

  it('stores other words under the same id as another message, and the same words once', async () => {
    const link = await consultant()
    const id = randomUUID()
    for (const text of ['您好', '稍等', '您好']) await link.act({ action: 'reply', text, id })
    const said = (await link.page()).messages.filter(({ by }) => by === 'person')
    expect(said.map(({ text }) => text)).toEqual(['您好', '稍等'])
  })

  it('gives the conversation to one of two who answer at the same moment', async () => {
    const link = await consultant()
    const replies = await Promise.all(
      ['王老师', '李老师'].map((caller) => link.act({ action: 'reply', text: `我是${caller}`, caller })),
    )
    const page = await link.page()
    expect(page.messages.filter(({ by }) => by === 'person')).toMatchObject([{ name: page.holder }])
    expect(replies.map(({ json }) => json)).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ said: 'held' }) }),
    )
  })

  it('answers 404 once the conversation is erased', async () => {
    const link = await consultant()
    await erase()
    expect(await link.open()).toMatchObject(gone)
    expect(await link.act(reply())).toMatchObject(said('gone'))
    expect(await link.act(toLead)).toMatchObject(said('gone'))
    expect(await test.leads()).toEqual([])
  })

  it('closes the conversation; a new message of the visitor opens it again for all consultants', async () => {
    const one = visitor()
    pass(1000)
    await one.write('你好')
    const link = await consultant()
    await link.act(reply())
    await link.act({ action: 'close' })
    expect(await one.read()).toMatchObject({ state: 'ended' })
    expect(await one.write('还有一个问题')).toMatchObject({ state: 'absent', holder: null })
  })

  it('makes a lead of it, to which the conversation belongs', async () => {
    const link = await consultant()
    expect(await link.act({ action: 'lead', name: '张三', phone: '1' })).toMatchObject({
      json: { code: 1400, data: { said: 'refused' } },
    })
    expect(await link.act(toLead)).toMatchObject(taken)
    expect(await test.leads()).toMatchObject([
      {
        ...{ name: '张三', phone: '13800138000', source: '在线咨询:英国留学', kind: 'message' },
        ...{ agreed: 0, spam: 0 },
      },
    ])
    expect((await link.page()).lead).not.toBeNull()
    expect(await link.act(toLead)).toMatchObject(said('duplicate'))
  })

  it('makes leads that never look like spam, however many and whatever the visitors wrote, and says who made them', async () => {
    for (let n = 0; n < 14; n++) {
      await visitor().post(
        { text: `看看 https://www.example.com/${n}` },
        { 'X-Forwarded-For': `203.0.113.${n}` },
      )
      pass(1)
      const link = await consultant()
      await link.act({ action: 'lead', name: '张三', phone: String(13_800_138_100 + n) })
    }
    const leads = await test.leads()
    expect(leads).toHaveLength(14)
    for (const lead of leads) expect(lead).toMatchObject({ spam: 0, spam_reason: null, made_by: '王老师' })
    await postForm({ send }, { name: '李四', phone: '13900139000' })
    const own = (await test.leads()).find(({ phone }) => phone === '13900139000')
    expect(own).toMatchObject({ spam: 0, made_by: null })
  })

  it('adds it to an existing lead', async () => {
    const fields = { form: 'message', name: '张三', phone: '13800138000', source: '在线咨询:英国留学' }
    await postForm({ send }, fields)
    const link = await consultant()
    expect(await link.act(toLead)).toMatchObject(said('duplicate'))
    expect((await link.page()).lead).not.toBeNull()
  })

  it('refuses requests from other sites, without a name, and with too long text', async () => {
    const link = await consultant()
    const foreign = await link.act({ action: 'close' }, { 'Sec-Fetch-Site': 'cross-site' })
    expect(foreign.status).toBe(403)
    for (const fields of [
      'action=close&caller=',
      'action=handover&office=月球',
      `action=reply&text=${'长'.repeat(501)}`,
    ])
      expect((await link.act(Object.fromEntries(new URLSearchParams(fields)))).code).toBe(1400)
  })

  it('reports by a stream that something changed, without its content', async () => {
    const link = await consultant()
    const server = await listen(test.host)
    onTestFinished(server.close)
    const { version } = await link.page()
    await link.act({ action: 'take' })
    const following = readStream(server.origin, {
      path: `${operatorPath}/${link.code}/stream?version=${version}`,
      until: (told) => told.some(({ event }) => event === 'changed'),
    })
    expect((await following).every(({ data }) => data === 1)).toBe(true)
  })

  it('offers the quick replies of the file', async () => {
    const link = await consultant()
    expect((await link.page()).quick_replies.length).toBeGreaterThan(0)
    writeFileSync(join(test.dataDir, 'quick-replies.txt'), '# 说明\n您好，请讲\n\n稍等\n')
    expect((await link.page()).quick_replies).toEqual(['您好，请讲', '稍等'])
    await link.act({ action: 'reply', text: '', quick: '稍等' })
    expect((await link.page()).messages.at(-1)?.text).toBe('稍等')
  })
})

describe("the list of an office's conversations", () => {
  it('is shown for its key, waiting visitors first, without phone numbers', async () => {
    await visitor().write('电话 13800138000')
    await visitor().write('签证', { to: 'machine' })
    const second = visitor()
    pass(1000)
    await second.write('你好', { topic: '英国留学' })
    await (await consultant()).act(reply())
    const key = await desk()
    const page = await key.page()
    expect(page).toMatchObject({ office: '总部', key_name: '王老师' })
    expect(page.list.map(({ state, text }) => [state, text])).toEqual([
      ['waiting', '电话 138******00'],
      ['held', '你好'],
    ])
    const code = page.list[0]?.href.split('/').at(-1) ?? ''
    expect(await operator(code).page()).toMatchObject({ state: 'waiting' })
    await key.page()
    expect((await audits()).filter((line) => line.includes('read-chats'))).toEqual(['王老师 read-chats'])
  })

  it('loses its links when its key is revoked; the link of a notice stays valid', async () => {
    await visitor().write('你好', { topic: '英国留学' })
    const called = await consultant()
    const code = (await (await desk()).page()).list[0]?.href.split('/').at(-1) ?? ''
    expect(await operator(code).open()).toMatchObject(taken)
    const { version } = await operator(code).page()
    const stream = await test.host.fetch(
      new Request(`http://site.test${operatorPath}/${code}/stream?version=${version}`),
    )
    await revokePageKeys(test.store, '王老师', test.clock.now)
    expect(await operator(code).open()).toMatchObject(gone)
    await visitor().write('还在吗')
    await called.act({ action: 'take' })
    expect(await stream.text()).not.toContain('changed')
    expect(await called.open()).toMatchObject(taken)
  })

  it('is not shown for the key of the report', async () => {
    const code = await issuePageKey(test.store, { office: null, name: '市场部', days: 1 }, test.clock.now)
    expect(await operator(code).open()).toMatchObject(gone)
  })
})

describe('the notice to the robot', () => {
  let robot: Awaited<ReturnType<typeof startWithRobot>>['robot']
  beforeEach(async () => {
    const started = await startWithRobot()
    ;[test, robot] = [started, started.robot]
  })

  it("is sent once, with the link and without the visitor's text", async () => {
    const one = visitor()
    expect(await one.write('我的电话 13800138000', { topic: '英国[留学](x)' })).toMatchObject({
      state: 'waiting',
    })
    await one.write('在吗')
    expect(await notify()).toBe(1)
    expect(await notify()).toBe(0)
    const [text = ''] = textsOf(robot)
    expect(text).toContain('英国［留学］（x）')
    expect(text).not.toContain('13800138000')
    const code =
      /\[打开会话\]\(https:\/\/www\.meishi\.test\/receipt\/call\/chat\/([\w-]{32})\)/.exec(text)?.[1] ?? ''
    expect(await operator(code).page()).toMatchObject({ state: 'waiting' })
  })

  it('is sent again while the robot is down, and then given up', async () => {
    robot.answer = withCode(1)
    await visitor().write('你好')
    for (let n = 0; n < 5; n++) {
      await notify()
      pass(10_000)
    }
    expect(robot.seen).toHaveLength(3)
  })

  it('is sent again after a pause, and not while a conversation goes on', async () => {
    const one = visitor()
    await one.write('你好')
    await notify()
    const link = await consultant()
    await link.act(reply())
    await one.write('再问一句')
    expect(await notify()).toBe(0)
    await link.act(reply('好的'))
    pass(5 * minute)
    await one.write('还有')
    expect(await notify()).toBe(1)
  })

  it('is sent in the morning when the visitor writes again, and again when no consultant has answered', async () => {
    setClock('08:58')
    const one = visitor()
    await one.write('你好')
    expect(await notify()).toBe(0)
    pass(2 * minute)
    await one.write('有人吗')
    expect(await notify()).toBe(1)
    await one.write('在吗')
    expect(await notify()).toBe(0)
    pass(5 * minute)
    await one.write('还在吗')
    expect(await notify()).toBe(1)
  })

  it('is not sent at night', async () => {
    setClock('20:00')
    await visitor().write('你好')
    expect(await notify()).toBe(0)
    expect(robot.seen).toEqual([])
  })

  it('is sent to the office to which a conversation is passed', async () => {
    writeFileSync(
      join(test.dataDir, 'routing.yaml'),
      `offices:\n  总部:\n    people: [李老师]\n  北京:\n    people: [王老师]\n    robots:\n      - wecom: ${robot.origin}/beijing\nrules:\n  - to: 北京\n    city: [北京]\n`,
    )
    const one = visitor()
    await one.write('你好')
    await notify()
    const link = await consultant()
    expect(await link.act({ action: 'handover', office: '北京' })).toMatchObject(taken)
    expect(await notify()).toBe(1)
    expect(robot.seen.at(-1)?.url).toBe('/beijing')
    expect((await one.read()).messages.at(-1)).toMatchObject({ by: 'note', text: '已转给北京的顾问' })
  })
})
