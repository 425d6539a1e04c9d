import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { issueChatLink } from '@/lib/host/chat/link'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { issuePageKey, revokeNoticeLinks, revokePageKeys } from '@/lib/host/leads/pages/key'
import { resultProof } from '@/lib/host/leads/receipts/result-proof'
import { chatOperatorSchema } from '@/lib/leads/chat'
import { callOrBoardSchema } from '@/lib/leads/office-board'
import { receiptSchema } from '@/lib/leads/receipt'
import { day, pass, send, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { postForm } from '@/tests/contract/support/test-host'
import type { Reply } from '@/tests/contract/support/transports'

const wrong = 'x'.repeat(32)
let minutes = 0

siteBeforeEach()
beforeEach(() => {
  // The lines of a minute are limited for the whole process: each test has a minute of its own.
  minutes += 1
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  vi.spyOn(console, 'log')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The lines about refused codes that these requests have written. */
async function refusedBy(asking: () => Promise<Reply>): Promise<Record<string, unknown>[]> {
  const before = vi.mocked(console.log).mock.calls.length
  await asking()
  return vi
    .mocked(console.log)
    .mock.calls.slice(before)
    .map(([line]) => z.record(z.string(), z.unknown()).parse(JSON.parse(String(line))))
    .filter(({ event }) => event === 'secret link refused')
}

const get = (path: string) => () => send({ path: `/apipc/v1/${path}` })
const post =
  (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  () =>
    postForm(
      { send },
      { caller: '王老师', id: randomUUID(), ...fields },
      { path: `/apipc/v1/${path}`, headers },
    )

/** A lead and a conversation, with every kind of code that opens something. */
async function codes() {
  const { store, clock } = site
  const { json } = await submit({ name: '张三丰' })
  const { id, receipt } = z
    .object({ data: z.object({ id: z.string(), receipt: z.string() }) })
    .parse(json).data
  await postForm({ send }, { id: randomUUID(), text: '你好' }, { path: '/apipc/v1/chat/messages' })
  const chat = await store.db.selectFrom('chat').select('id').executeTakeFirstOrThrow()
  const setting = { secret: store.secret, link: { origin: '', hours: 48 }, keyHash: null }
  const [lead, talk] = await store.write(async (trx) => [
    await issueLink(trx, { ...setting, leadId: id }, clock.now),
    await issueChatLink(trx, { ...setting, chatId: chat.id }, clock.now),
  ])
  const key = { name: '王老师', days: 30 }
  const last = (address: string | undefined) => address?.split('/').at(-1) ?? ''
  return {
    receipt: last(receipt),
    lead: last(lead),
    chat: last(talk),
    office: await issuePageKey(store, { ...key, office: '总部' }, clock.now),
    report: await issuePageKey(store, { ...key, office: null }, clock.now),
    proof: resultProof(store.secret, { code: 0, msg: '' }, clock.now),
  }
}

type Codes = Awaited<ReturnType<typeof codes>>

type Door = [name: string, kind: string, of: keyof Codes, open: (code: string) => () => Promise<Reply>]

/** Every page and form that a code opens. */
const doors: Door[] = [
  ['lead', 'lead-call', 'lead', (code) => get(`receipt_call/${code}`)],
  ['an office’s leads', 'lead-call', 'office', (code) => get(`receipt_call/${code}`)],
  ['report', 'lead-call', 'report', (code) => get(`receipt_call/${code}?by=office`)],
  ['form of a lead', 'lead-call', 'lead', (code) => post('receipt_call', { code, action: 'reveal' })],
  ['conversation', 'chat-page', 'chat', (code) => get(`chat/receipt/${code}`)],
  ['an office’s conversations', 'chat-page', 'office', (code) => get(`chat/receipt/${code}`)],
  ['form of a conversation', 'chat-page', 'chat', (code) => post('chat/receipt', { code, action: 'take' })],
  [
    'stream of a conversation',
    'chat-page',
    'chat',
    // The first event is enough: the answer is not read to its end.
    (code) => async () => {
      const { status, body } = await site.host.fetch(
        new Request(`http://site.test/apipc/v1/chat/receipt/${code}/stream`),
      )
      await body?.cancel()
      return { status, headers: {}, text: '', json: null, code: undefined, said: '' }
    },
  ],
  ['receipt', 'receipt', 'receipt', (code) => get(`receipt/${code}`)],
  ['form of a receipt', 'receipt', 'receipt', (receipt) => post('receipt', { receipt, action: 'wechat' })],
  ['result of a form', 'result', 'proof', (code) => get(`receipt_result/${code}`)],
]

describe.each(doors)('the log, for the %s', (_, kind, of, open) => {
  it('has no line about a right code, and one about it when it has ended', async () => {
    const right = (await codes())[of]
    expect(await refusedBy(open(right))).toEqual([])
    await revokeNoticeLinks(site.store, site.clock.now)
    await revokePageKeys(site.store, '王老师', site.clock.now)
    pass(31 * day)
    expect(await refusedBy(open(right))).toMatchObject([{ kind, reason: 'unknown' }])
  })

  it('has one line about a code that was never issued, without the code, or of another shape', async () => {
    const code = of === 'proof' ? `0..${'z'.repeat(8)}.${'a'.repeat(32)}` : wrong
    const lines = await refusedBy(open(code))
    expect(lines).toMatchObject([{ kind, reason: 'unknown' }])
    expect(JSON.stringify(lines)).not.toContain(code)
    expect(await refusedBy(open('short'))).toMatchObject([{ kind }])
  })
})

it.each<[keyof Codes, string, z.ZodType]>([
  ['lead', 'receipt_call', callOrBoardSchema],
  ['office', 'receipt_call', callOrBoardSchema],
  ['report', 'receipt_call', callOrBoardSchema],
  ['chat', 'chat/receipt', chatOperatorSchema],
  ['office', 'chat/receipt', chatOperatorSchema],
  ['receipt', 'receipt', receiptSchema],
])(
  'what a code opens is for the %s at %s what the contract names, and nothing besides',
  async (of, path, schema) => {
    const code = (await codes())[of]
    const { data } = z.object({ data: z.unknown() }).parse((await get(`${path}/${code}`)()).json)
    // The schema drops what it does not know.
    expect(data).toEqual(schema.parse(data))
  },
)

describe('the log', () => {
  it.each(['receipt_call', 'chat/receipt', 'receipt'])(
    'has one line about a form for %s that another site sent',
    async (path) => {
      const asking = post(path, { code: wrong, receipt: wrong }, { 'Sec-Fetch-Site': 'cross-site' })
      expect(await refusedBy(asking)).toMatchObject([{ reason: 'foreign' }])
    },
  )

  it.each([
    ['receipt', { action: 'nonsense' }],
    ['receipt_call', { action: 'reveal', caller: '' }],
    ['chat/receipt', { action: 'reply', text: '' }],
  ])('has no line about a right code in a form for %s whose other fields are wrong', async (path, fields) => {
    const right = await codes()
    const code = { receipt: right.receipt, receipt_call: right.lead, 'chat/receipt': right.chat }[path] ?? ''
    const body = `${new URLSearchParams({ [path === 'receipt' ? 'receipt' : 'code']: code, ...fields })}&action=x`
    expect(await refusedBy(() => postForm({ send }, body, { path: `/apipc/v1/${path}` }))).toEqual([])
  })

  it('has no line when data are erased twice with the right receipt', async () => {
    const { receipt } = await codes()
    const erase = post('receipt', { receipt, action: 'erase', confirm: '1' })
    await erase()
    expect(await refusedBy(erase)).toEqual([])
  })
})

it('the lines about refused codes have an end, whoever sends them and at whatever door', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(0)
  const lines = await refusedBy(async () => {
    for (const [, , , open] of doors) for (let times = 0; times < 30; times += 1) await open('short')()
    return get('receipt/short')()
  })
  expect(lines.length).toBeLessThanOrEqual(100)
})
