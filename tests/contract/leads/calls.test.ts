import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { deliverDue } from '@/lib/host/delivery/worker'
import { announceOverdue, countOverdue } from '@/lib/host/leads/calls/overdue'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { sheetColumns } from '@/lib/host/leads/consultants/sheet'
import { callPageSchema } from '@/lib/leads/call-outcome'
import { startPush } from '@/tests/contract/delivery/support/push'
import { type Receiver, startReceiver, withCode } from '@/tests/contract/delivery/support/receiver'
import {
  createTestHost,
  formHeaders,
  plainPath,
  postForm,
  startTime,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const hour = 60 * minute
const key = 'key-of-the-consultants'
const digest = createHash('sha256').update(key).digest('hex')
const zhang = {
  name: '张三丰',
  phone: '13800138000',
  source: '首页',
  message: '想读一年制硕士，孩子的电话 137 0013 7000',
  linkurl: '/uk',
}
const callPath = '/apipc/v1/receipt_call'
const pageSchema = z.object({ code: z.literal(0), data: callPageSchema })

let test: TestHost
let robot: Receiver
let push: Awaited<ReturnType<typeof startPush>>

async function start(env: Record<string, string> = { LEAD_LINK_HOURS: '48' }) {
  test = await createTestHost({ env: { CONSULTANT_KEYS: `王老师:${digest}`, ...env } })
  robot = await startReceiver()
  robot.answer = withCode(0)
  push = await startPush(test, {
    WECOM_ROBOT_URL: `${robot.origin}/robot?key=K`,
    DELIVERY_ALLOW_PRIVATE: '1',
    ...env,
  })
}
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await robot.close()
  await test.close()
})

const submit = (fields: Record<string, string> = zhang) => postForm(inProcess(test.host), fields)
const announce = async () => {
  for (const target of push.targets) await deliverDue(push.context, target)
  return robot.seen.map(({ body }) => JSON.parse(body).markdown.content as string)
}
const linkIn = (text: string | undefined) =>
  /\[查看并回电\]\(https:\/\/www\.meishi\.test\/receipt\/call\/([\w-]{32})\)/.exec(text ?? '')?.[1] ?? ''
const open = (code: string, query = '') => inProcess(test.host).send({ path: `${callPath}/${code}${query}` })
const act = (code: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  inProcess(test.host).send({
    method: 'POST',
    path: callPath,
    headers: { ...formHeaders, ...headers },
    body: new URLSearchParams({ code, ...fields }).toString(),
  })
const proofIn = (json: unknown) => z.object({ data: z.object({ proof: z.string() }) }).parse(json).data.proof
const audits = () => test.store.db.selectFrom('audit').select(['actor', 'action', 'detail']).execute()

describe('the link in a robot’s notice', () => {
  it('is missing unless it is switched on', async () => {
    await start({})
    await submit()
    const [text] = await announce()
    expect(text).toContain('138******00')
    expect(text).not.toContain('receipt/call')
  })

  it('opens that one lead with number and name masked', async () => {
    await start()
    await submit()
    const [text] = await announce()
    expect(text).not.toContain('张三丰')
    const { data } = pageSchema.parse((await open(linkIn(text))).json)
    expect(data).toMatchObject({
      name: '张**',
      phone: '138******00',
      revealed: false,
      form: '咨询表单',
      source: '首页',
      page: '/uk',
      answers: [{ label: '想问的事', value: '想读一年制硕士，孩子的电话 137******00' }],
      phone_allowed: true,
      due_at: new Date(startTime + 10 * minute).toISOString(),
      opened_by: null,
    })
    expect(JSON.stringify(data)).not.toContain('13800138000')
  })

  it('shows the number to a consultant who gave a name, and records the name', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    const proof = proofIn((await act(code, { action: 'reveal', caller: ' 李老师\u200b ' })).json)
    const query = `?${new URLSearchParams({ caller: '李老师', proof })}`
    const { data } = pageSchema.parse((await open(code, query)).json)
    expect(data).toMatchObject({ name: '张三丰', phone: '13800138000', revealed: true, opened_by: '李老师' })
    expect(pageSchema.parse((await open(code, `?caller=x&proof=${proof}`)).json).data.revealed).toBe(false)
    expect(pageSchema.parse((await open(code)).json).data.revealed).toBe(false)
    const [lead] = await test.leads()
    expect(await audits()).toContainEqual({
      actor: 'link',
      action: 'reveal',
      detail: JSON.stringify({ lead: lead?.id, caller: '李老师' }),
    })
  })

  it('gives a browser its proof in a cookie, beside that of the page before', async () => {
    await start()
    await submit()
    await submit({ ...zhang, phone: '13900139000' })
    const codes = (await announce()).map(linkIn)
    const reveal = (code: string | undefined, cookie: string) =>
      test.host.fetch(
        new Request(`http://site.test${callPath}`, {
          method: 'POST',
          headers: { ...formHeaders, Accept: 'text/html', Origin: 'null', Cookie: cookie },
          body: new URLSearchParams({ code: code ?? '', action: 'reveal', caller: '李老师' }).toString(),
        }),
      )
    const first = await reveal(codes[0], '')
    expect([first.status, first.headers.get('location')]).toEqual([
      ...[303, `/receipt/call/${codes[0]}?note=reveal`],
    ])
    const name = encodeURIComponent('李老师')
    const rules = 'Path=/; HttpOnly; Secure; SameSite=Strict'
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^__Host-caller=${name}\\.[0-9a-f]{32}; Max-Age=172800; ${rules}$`)),
      `__Host-caller-name=${name}; Max-Age=2592000; ${rules}`,
    ])
    const [cookie = ''] = first.headers.getSetCookie().map((line) => line.split(';')[0])
    const [, proof = ''] =
      /^__Host-caller=[^.]+\.([^;]+)/.exec(
        (await reveal(codes[1], cookie)).headers.getSetCookie()[0] ?? '',
      ) ?? []
    for (const code of codes) {
      const query = `?${new URLSearchParams({ caller: '李老师', proof })}`
      expect(pageSchema.parse((await open(code, query)).json).data.revealed).toBe(true)
    }
  })

  it.each([
    ['no name', { action: 'reveal', caller: ' ' }],
    ['no result', { action: 'outcome', caller: '李老师' }],
    ['an unknown result', { action: 'outcome', caller: '李老师', outcome: 'x' }],
    ['an unknown action', { action: 'erase', caller: '李老师' }],
  ])('stores nothing for %s', async (_, fields) => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    expect((await act(code, fields)).json).toMatchObject({ code: 1400 })
    expect(await test.leads()).toMatchObject([{ opened_at: null }])
  })

  it('refuses forms of other sites', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await act(code, { action: 'reveal', caller: '李' }, headers)).status).toBe(403)
  })

  it.each([
    ['reached', 'none'],
    ['unreached', 'waiting'],
    ['later', 'waiting'],
    ['invalid', 'none'],
  ] as const)('records %s; afterwards the lead is %s', async (outcome, left) => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    expect(
      (await act(code, { action: 'outcome', caller: '李老师', outcome, note: '说晚上再打' })).json,
    ).toMatchObject({
      code: 0,
    })
    const [lead] = await test.leads()
    expect(lead).toMatchObject({ acked_at: left === 'none' ? startTime : null, opened_by: '李老师' })
    const call = { lead_id: lead?.id, caller: '李老师', outcome, note: '说晚上再打' }
    expect(await test.store.db.selectFrom('lead_call').selectAll().execute()).toMatchObject([call])
  })

  it('stays masked for a consultant who only records a result, and remembers the name', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    const result = { action: 'outcome', caller: '李老师', outcome: 'later' }
    expect((await act(code, result)).json).toEqual({ code: 0, data: { msg: '已保存' } })
    const { headers } = await act(code, result, { Accept: 'text/html' })
    expect(headers['set-cookie']).toMatch(/^__Host-caller-name=/)
  })

  it('stores a result once that is sent twice, and again when it happens again', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    const result = { action: 'outcome', caller: '李老师', outcome: 'unreached', note: '无人接听' }
    const calls = () =>
      test.store.db.selectFrom('lead_call').select(['outcome', 'at']).orderBy('at').execute()
    const replies = await Promise.all([act(code, result), act(code, result), act(code, result)])
    expect(replies.map(({ json }) => json)).toMatchObject([{ code: 0 }, { code: 0 }, { code: 0 }])
    expect(await calls()).toEqual([{ outcome: 'unreached', at: startTime }])
    await act(code, { ...result, note: '' })
    await act(code, { ...result, note: '' })
    await act(code, { ...result, outcome: 'later' })
    expect(await calls()).toHaveLength(3)
    test.clock.now += minute
    await act(code, result)
    expect(await calls()).toHaveLength(4)
  })

  it('expires after 48 hours', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    test.clock.now += 48 * hour - 1
    expect((await open(code)).json).toMatchObject({ code: 0 })
    test.clock.now += 1
    expect((await open(code)).json).toMatchObject({ code: 1404 })
    expect((await act(code, { action: 'reveal', caller: '李' })).json).toMatchObject({ code: 1404 })
  })

  it('is not valid once the person is erased, and the notes about the person are deleted', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    await act(code, { action: 'outcome', caller: '李老师', outcome: 'later', note: '母亲接的' })
    await eraseLeads(test.store, zhang.phone, test.clock.now)
    expect((await open(code)).json).toMatchObject({ code: 1404 })
    expect(await test.store.db.selectFrom('lead_call').selectAll().execute()).toEqual([])
  })

  it('cannot be guessed for long', async () => {
    await start()
    for (let n = 0; n < 300; n++) await open('x'.repeat(32))
    expect((await open('x'.repeat(32))).status).toBe(429)
  })
})

describe('a lead that no consultant has opened', () => {
  const overdue = () => announceOverdue(test.store, test.clock.now)

  it('is announced once more after ten minutes, once', async () => {
    await start()
    await submit()
    await announce()
    test.clock.now += 10 * minute - 1
    expect(await overdue()).toBe(0)
    test.clock.now += 1
    expect(await overdue()).toBe(1)
    expect(await overdue()).toBe(0)
    expect(await countOverdue(test.store)).toBe(1)
    const texts = await announce()
    expect(texts).toHaveLength(2)
    expect(texts[1]).toContain('**线索超过 10 分钟无人查看**')
    // Each notice has a link of its own, and each is valid for its own time.
    for (const text of texts) expect((await open(linkIn(text))).json).toMatchObject({ code: 0 })
  })

  it('is no longer overdue once it was opened', async () => {
    await start()
    await submit()
    const code = linkIn((await announce())[0])
    test.clock.now += 10 * minute
    await overdue()
    await act(code, { action: 'reveal', caller: '李老师' })
    expect(await countOverdue(test.store)).toBe(0)
  })

  it('waits for the opening of the next day', async () => {
    await start()
    test.clock.now = Date.parse('2026-11-20T20:00:00+08:00')
    await submit()
    test.clock.now = Date.parse('2026-11-20T23:00:00+08:00')
    expect(await overdue()).toBe(0)
    test.clock.now = Date.parse('2026-11-21T09:09:59+08:00')
    expect(await overdue()).toBe(0)
    test.clock.now = Date.parse('2026-11-21T09:10:00+08:00')
    expect(await overdue()).toBe(1)
  })

  it.each([
    [
      'a consultant has fetched it',
      async () => {
        await inProcess(test.host).send({ path: plainPath, headers: { Authorization: `Bearer ${key}` } })
      },
    ],
    [
      'it looks like spam',
      async () => {
        await test.store.db.updateTable('lead').set({ spam: 1 }).execute()
      },
    ],
    [
      'the person wants no call',
      async () => {
        await test.store.db.updateTable('lead').set({ contact: 'stop' }).execute()
      },
    ],
    ['it is erased', async () => void (await eraseLeads(test.store, zhang.phone, test.clock.now))],
  ])('is not announced when %s', async (_, change) => {
    await start()
    await submit()
    await change()
    test.clock.now += 11 * minute
    expect(await overdue()).toBe(0)
  })
})

describe('a forwarded lead that no consultant of this site has opened', () => {
  it.each([
    ['webhook', 'pending', 1],
    ['webhook', 'dead', 1],
    ['webhook', 'done', 0],
    ['upstream', 'pending', 1],
    ['upstream', 'done', 0],
    // Its visitor was asked to check the code again, or the upstream refused the lead.
    ['upstream', 'asked', 0],
    ['upstream', 'refused', 0],
  ] as const)('by the %s, %s, is announced: %i', async (kind, state, announced) => {
    await start()
    await submit()
    const [lead] = await test.leads()
    if (lead === undefined) throw new Error('not stored')
    await test.store.write(async (trx) => {
      await trx
        .insertInto('delivery_target')
        .values({ name: 'other', kind, active: 1, fingerprint: 'x' })
        .execute()
      const [{ id: _id, ...event } = raise()] = await trx.selectFrom('delivery').selectAll().execute()
      await trx
        .insertInto('delivery')
        .values({ ...event, id: 'other', target: 'other', state })
        .execute()
    })
    test.clock.now += 11 * minute
    expect(await announceOverdue(test.store, test.clock.now)).toBe(announced)
    expect(await countOverdue(test.store)).toBe(announced)
  })

  const raise = (): never => {
    throw new Error('nothing is queued')
  }
})

describe('consultants who telephone leads', () => {
  it('find every column of the table explained', () => {
    const page = readFileSync('lib/leads/README.md', 'utf8')
    for (const { heading, meaning } of sheetColumns) expect(page).toContain(`| ${heading} | ${meaning} |`)
  })

  const asked = (path: string, secret = key) =>
    inProcess(test.host).send({ path, headers: { Authorization: `Bearer ${secret}` } })

  it('are known by the names of their keys', async () => {
    await start()
    await submit()
    await asked(plainPath)
    expect(await test.leads()).toMatchObject([{ lease_owner: '王老师', opened_by: '王老师' }])
    expect(await audits()).toMatchObject([{ actor: '王老师', action: 'read' }])
  })

  it('are let in with the right key despite wrong keys from the same address', async () => {
    await start()
    for (let n = 0; n < 10; n++) expect((await asked(plainPath, 'wrong')).status).toBe(401)
    expect((await asked(plainPath, 'wrong')).status).toBe(429)
    expect((await asked(plainPath)).status).toBe(200)
  })

  it.each([
    ['city=北京', ['1']],
    ['country=英国', ['2']],
    ['source=首页', ['3', '2']],
    ['name=李', ['3']],
    ['contact=wechat', ['1']],
    ['name=%25', []],
    ['since=2026-11-20&until=2026-11-20', ['3', '2', '1']],
    ['since=2026-11-21', []],
    ['until=2026-11-19', []],
    ['unfetched=1', ['3', '2', '1']],
    ['spam=1', []],
  ])('download a table by %s', async (query, expected) => {
    await start()
    await submit({ name: '张三', phone: '13800138001', source: '北京分公司', branch: '北京' })
    await test.store.db.updateTable('lead').set({ contact: 'wechat' }).execute()
    test.clock.now += 1
    await submit({ name: '王五', phone: '13800138002', source: '首页', country: '英国' })
    test.clock.now += 1
    await submit({ name: '李四', phone: '13800138003', source: '首页', message: '=1+1' })
    const { text, headers } = await asked(`/apipc/v1/lead_sheet?${query}`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text.startsWith('\uFEFF提交时间,称呼,手机号,手机已验证,')).toBe(true)
    expect([...text.matchAll(/138 0013 800(\d)/g)].map((match) => match[1])).toEqual(expected)
    expect(text).not.toMatch(/,=/)
    expect(await test.leads()).toMatchObject([
      { leased_until: null },
      { leased_until: null },
      { leased_until: null },
    ])
  })

  it('get any number of rows, in Beijing time', async () => {
    await start()
    await submit({ name: '王', phone: '13800138000' })
    const [row] = await test.leads()
    if (row === undefined) throw new Error('not stored')
    await test.store.write(async (trx) => {
      for (let n = 0; n < 1100; n++) {
        await trx
          .insertInto('lead')
          .values({ ...row, id: `more-${n}`, created_at: startTime + n })
          .execute()
      }
    })
    const { text } = await asked('/apipc/v1/lead_sheet')
    expect(text.trim().split('\r\n')).toHaveLength(1102)
    expect(text).toContain('2026-11-20 10:00:00,王,138 0013 8000,否,')
  })

  it('learn which field of a question is wrong', async () => {
    await start()
    expect((await asked('/apipc/v1/general_form_pc?since=yesterday')).json).toMatchObject({
      code: 1400,
      data: { msg: expect.stringMatching(/since.*2026-11-20/) },
    })
    expect((await asked('/apipc/v1/general_form_pc?since=2026-11-20')).json).toMatchObject({ code: 0 })
  })

  it('mark spam, and remove the mark', async () => {
    await start()
    await submit()
    const [lead] = await test.leads()
    const mark = (spam: string) =>
      postForm(inProcess(test.host), `ids=${lead?.id}&spam=${spam}`, {
        path: '/apipc/v1/lead_spam',
        headers: { Authorization: `Bearer ${key}` },
      })
    expect((await mark('1')).json).toEqual({ code: 0, data: { changed: 1 } })
    expect(await test.leads()).toMatchObject([{ spam: 1, spam_reason: 'consultant' }])
    expect((await mark('1')).json).toEqual({ code: 0, data: { changed: 0 } })
    expect((await mark('0')).json).toEqual({ code: 0, data: { changed: 1 } })
    expect(await test.leads()).toMatchObject([{ spam: 0, spam_reason: null }])
    expect((await mark('2')).json).toMatchObject({ code: 1400 })
  })
})
