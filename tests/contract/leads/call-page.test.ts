import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sheetColumns } from '@/lib/host/leads/consultants/sheet'
import { callPath, hour, minute, type Office, startOffice } from '@/tests/contract/support/office'
import { formHeaders, plainPath, startTime } from '@/tests/contract/support/test-host'
import type { Reply } from '@/tests/contract/support/transports'
import { table } from '@/tests/support/table'

const reveal = { action: 'reveal', caller: '李老师' }
const result = { action: 'outcome', caller: '李老师', outcome: 'unreached', note: '无人接听' }
const proofIn = (json: unknown) => z.object({ data: z.object({ proof: z.string() }) }).parse(json).data.proof

/** An office with one lead, and the code of its link. */
async function startWithLead() {
  const office = await startOffice()
  const id = await office.submit()
  return { ...office, id, code: await office.linkTo(id) }
}

it.each([
  ['48', true],
  ['', false],
])(
  'the notice of a lead with LEAD_LINK_HOURS=%s has a link: %s; it never names the person',
  async (hours, has) => {
    const office = await startOffice({ env: { LEAD_LINK_HOURS: hours } })
    await office.submit()
    const [notice] = await office.deliver()
    expect(notice?.text).toContain('138******00')
    expect(notice?.text).not.toContain('张三丰')
    const [, code = ''] =
      /\[查看并回电\]\(https:\/\/www\.meishi\.test\/receipt\/call\/([\w-]{32})\)/.exec(notice?.text ?? '') ??
      []
    expect((await office.open(code)).code).toBe(has ? 0 : 1404)
  },
)

describe('the page of a lead', () => {
  it('shows everything but the name and the number', async () => {
    const office = await startOffice()
    const message = '想读一年制硕士，孩子的电话 137 0013 7000'
    const code = await office.linkTo(await office.submit(0, { source: '首页', message, linkurl: '/uk' }))
    const page = await office.pageOf(code)
    expect(page).toMatchObject({
      ...{
        name: '张**',
        phone: '138******00',
        revealed: false,
        form: '咨询表单',
        source: '首页',
        page: '/uk',
      },
      answers: [{ label: '想问的事', value: '想读一年制硕士，孩子的电话 137******00' }],
      ...{ phone_allowed: true, due_at: new Date(startTime + 10 * minute).toISOString(), opened_by: null },
    })
    expect(JSON.stringify(page)).not.toMatch(/13800138000|张三丰/)
  })

  it('shows the number to a consultant who gave a name, which is recorded', async () => {
    const { act, code, id, pageOf, audits } = await startWithLead()
    const proof = proofIn((await act(code, { ...reveal, caller: ' 李老师\u200b ' })).json)
    const asked = (caller: string) => pageOf(code, `?${new URLSearchParams({ caller, proof })}`)
    expect(await asked('李老师')).toMatchObject({
      name: '张三丰',
      phone: '13800138000',
      revealed: true,
      opened_by: '李老师',
    })
    expect([(await asked('x')).revealed, (await pageOf(code)).revealed]).toEqual([false, false])
    const detail = JSON.stringify({ lead: id, caller: '李老师' })
    expect(await audits()).toContainEqual({ actor: 'link', action: 'reveal', detail })
  })

  it('gives a browser its proof in a cookie, beside that of the page before', async () => {
    const { submit, linkTo, pageOf, test } = await startOffice()
    const codes = [await linkTo(await submit(0)), await linkTo(await submit(1))] as const
    const press = (code: string, cookie: string) =>
      test.host.fetch(
        new Request(`http://site.test${callPath}`, {
          method: 'POST',
          headers: { ...formHeaders, Accept: 'text/html', Origin: 'null', Cookie: cookie },
          body: new URLSearchParams({ code, ...reveal }).toString(),
        }),
      )
    const first = await press(codes[0], '')
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      `/receipt/call/${codes[0]}?note=reveal`,
    ])
    const [name, rules] = [encodeURIComponent('李老师'), 'Path=/; HttpOnly; Secure; SameSite=Strict']
    const cookies = first.headers.getSetCookie()
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^__Host-caller=${name}\\.[0-9a-f]{32}; Max-Age=172800; ${rules}$`)),
      `__Host-caller-name=${name}; Max-Age=2592000; ${rules}`,
    ])
    const second = await press(codes[1], cookies[0]?.split(';')[0] ?? '')
    const [, proof = ''] = /^__Host-caller=[^.]+\.([^;]+)/.exec(second.headers.getSetCookie()[0] ?? '') ?? []
    const query = `?${new URLSearchParams({ caller: '李老师', proof })}`
    for (const code of codes) expect((await pageOf(code, query)).revealed).toBe(true)
  })

  it.each([
    ['no name', { ...reveal, caller: ' ' }],
    ['no result', { ...result, outcome: '' }],
    ['an unknown result', { ...result, outcome: 'x' }],
    ['an unknown action', { ...reveal, action: 'erase' }],
  ])('stores nothing for %s', async (_, fields) => {
    const { act, code, leads } = await startWithLead()
    expect((await act(code, fields)).code).toBe(1400)
    expect(await leads()).toMatchObject([{ opened_at: null }])
  })

  it.each([
    ['reached', 'none'],
    ['unreached', 'waiting'],
    ['later', 'waiting'],
    ['invalid', 'none'],
  ])('takes %s from a consultant; what is left to do: %s', async (outcome, left) => {
    const { act, code, id, leads, calls } = await startWithLead()
    expect((await act(code, { ...result, outcome })).json).toEqual({ code: 0, data: { msg: '已保存' } })
    const [lead] = await leads()
    expect(lead).toMatchObject({ acked_at: left === 'none' ? startTime : null, opened_by: '李老师' })
    expect(await calls()).toMatchObject([{ lead_id: id, caller: '李老师', outcome, note: '无人接听' }])
    const { headers } = await act(code, result, { Accept: 'text/html' })
    expect(headers['set-cookie']).toMatch(/^__Host-caller-name=/)
  })

  it('stores a result once that is sent twice, and again when it happens again', async () => {
    const { act, code, calls, pass } = await startWithLead()
    const replies = await Promise.all([act(code, result), act(code, result), act(code, result)])
    expect(replies.map(({ json }) => json)).toMatchObject([{ code: 0 }, { code: 0 }, { code: 0 }])
    expect(await calls()).toMatchObject([{ outcome: 'unreached', at: startTime }])
    await act(code, { ...result, note: '' })
    await act(code, { ...result, note: '' })
    await act(code, { ...result, outcome: 'later' })
    expect(await calls()).toHaveLength(3)
    pass(minute)
    await act(code, result)
    expect(await calls()).toHaveLength(4)
  })

  it('ends after 48 hours', async () => {
    const { open, act, code, pass } = await startWithLead()
    pass(48 * hour - 1)
    expect((await open(code)).code).toBe(0)
    pass(1)
    for (const reply of [open(code), act(code, reveal)]) expect((await reply).code).toBe(1404)
  })

  it.each<[string, (office: Office) => Promise<Reply>]>([
    ['opening', ({ open }) => open('x'.repeat(32))],
    ['an action', ({ act }) => act('x'.repeat(32), reveal)],
  ])('is not guessed by %s for long', async (_, guess) => {
    const office = await startOffice()
    for (let n = 0; n < 300; n++) expect((await guess(office)).status).not.toBe(429)
    expect((await guess(office)).status).toBe(429)
  })
})

describe('a lead that no consultant has opened', () => {
  it('is announced once more after ten minutes, once; each notice has its own link', async () => {
    const { submit, deliver, announceOverdue, countOverdue, pass, open, act } = await startOffice()
    await submit()
    const linkIn = (text: string | undefined) => /receipt\/call\/([\w-]{32})/.exec(text ?? '')?.[1] ?? ''
    const links = [linkIn((await deliver())[0]?.text)]
    pass(10 * minute - 1)
    expect(await announceOverdue()).toBe(0)
    pass(1)
    expect([await announceOverdue(), await announceOverdue(), await countOverdue()]).toEqual([1, 0, 1])
    const [notice, ...others] = await deliver()
    expect([notice?.title, others]).toEqual(['线索超过 10 分钟无人查看', []])
    links.push(linkIn(notice?.text))
    for (const link of links) expect((await open(link)).code).toBe(0)
    await act(links[0] ?? '', reveal)
    expect(await countOverdue()).toBe(0)
  })

  it.each<[string, (office: Office) => Promise<unknown>]>([
    ['a consultant has fetched it', ({ get }) => get(plainPath, 'teacher')],
    ['it looks like spam', ({ store }) => store.db.updateTable('lead').set({ spam: 1 }).execute()],
    [
      'the person wants no call',
      ({ store }) => store.db.updateTable('lead').set({ contact: 'stop' }).execute(),
    ],
    ['it is erased', ({ erase }) => erase()],
  ])('is not announced when %s', async (_, change) => {
    const office = await startOffice()
    await office.submit()
    await change(office)
    office.pass(11 * minute)
    expect(await office.announceOverdue()).toBe(0)
  })

  // Its visitor was asked to check the code again, or the upstream refused the lead: `asked`, `refused`.
  it.each(
    table(`
      webhook  | pending | 1
      webhook  | dead    | 1
      webhook  | done    | 0
      upstream | pending | 1
      upstream | done    | 0
      upstream | asked   | 0
      upstream | refused | 0
    `),
  )('sent to the %s, which has it as %s, is announced: %s', async (kind, state, announced) => {
    const { submit, store, pass, announceOverdue, countOverdue } = await startOffice()
    await submit()
    await store.write(async (trx) => {
      const target = { name: 'other', kind: kind as 'webhook', active: 1, fingerprint: 'x' }
      await trx.insertInto('delivery_target').values(target).execute()
      const event = await trx.selectFrom('delivery').selectAll().executeTakeFirstOrThrow()
      await trx
        .insertInto('delivery')
        .values({ ...event, id: 'other', target: 'other', state: state as 'done' })
        .execute()
    })
    pass(11 * minute)
    expect([await announceOverdue(), await countOverdue()]).toEqual([Number(announced), Number(announced)])
  })
})

describe('consultants with a key', () => {
  it('download a table by any condition, which leases nothing', async () => {
    const { submit, store, pass, get, leads } = await startOffice()
    await submit(1, { name: '张三', source: '北京分公司', branch: '北京' })
    await store.db.updateTable('lead').set({ contact: 'wechat' }).execute()
    pass(1)
    await submit(2, { name: '王五', source: '首页', country: '英国', branch: 'sh' })
    pass(1)
    await submit(3, { name: '李四', source: '首页', message: '=1+1' })
    const { text, headers } = await get('/apipc/v1/lead_sheet')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(text.startsWith('\uFEFF提交时间,称呼,手机号,手机已验证,')).toBe(true)
    expect(text).toContain('2026-11-20 10:00:00,张三,138 0013 8001,否,')
    expect(text).not.toMatch(/,=/)
    for (const [query = '', found] of table(`
      city=北京                          | 1
      city=上海                          | 2
      country=英国                       | 2
      source=首页                        | 32
      name=李                            | 3
      contact=wechat                     | 1
      name=%25                           |
      since=2026-11-20&until=2026-11-20  | 321
      since=2026-11-21                   |
      until=2026-11-19                   |
      unfetched=1                        | 321
      spam=1                             |
    `)) {
      const rows = (await get(`/apipc/v1/lead_sheet?${query}`)).text
      expect([...rows.matchAll(/138 0013 800(\d)/g)].map(([, n]) => n).join(''), query).toBe(found)
    }
    expect((await leads()).map(({ leased_until }) => leased_until)).toEqual([null, null, null])
  })

  it('find every column of the table explained', () => {
    const page = readFileSync('lib/leads/README.md', 'utf8')
    for (const { heading, meaning } of sheetColumns) expect(page).toContain(`| ${heading} | ${meaning} |`)
  })

  it('learn which field of a question is wrong', async () => {
    const { get } = await startOffice()
    const { json } = await get('/apipc/v1/lead_sheet?since=yesterday')
    expect(json).toMatchObject({ code: 1400, data: { msg: expect.stringMatching(/since.*2026-11-20/) } })
  })

  it('mark spam, and remove the mark', async () => {
    const { submit, post, leads } = await startOffice()
    const id = await submit()
    const mark = async (spam: string) => (await post('/apipc/v1/lead_spam', `ids=${id}&spam=${spam}`)).json
    expect([await mark('1'), await mark('1')]).toMatchObject([
      { data: { changed: 1 } },
      { data: { changed: 0 } },
    ])
    expect(await leads()).toMatchObject([{ spam: 1, spam_reason: 'consultant' }])
    expect(await mark('0')).toEqual({ code: 0, data: { changed: 1 } })
    expect(await leads()).toMatchObject([{ spam: 0, spam_reason: null }])
    expect(await mark('2')).toMatchObject({ code: 1400 })
  })
})
