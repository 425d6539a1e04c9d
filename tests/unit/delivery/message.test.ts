import { describe, expect, it } from 'vitest'
import { messageBody } from '@/lib/host/delivery/message'
import { toLeadRecord } from '@/lib/host/store/lead-record'
import type { LeadRow, TargetKind } from '@/lib/host/store/tables'
import { table } from '@/tests/support/table'

/** 10:05 on 2026-11-20 in Beijing. */
const at = Date.parse('2026-11-20T02:05:00Z')
const id = '019a9f00-0000-7000-8000-000000000001'

/** The columns of a lead that its record shows. */
const row = {
  id,
  card_id: null,
  form: '首页',
  kind: 'general',
  name: '张三',
  phone: '13800138000',
  fields: JSON.stringify({ branch: '北京', message: '请来电' }),
  source: '首页',
  linkurl: 'https://www.meishi.test/us',
  test: 'A',
  verified: 1,
  spam: 0,
  spam_reason: null,
  agreed: 1,
  consent: '2026-11',
  consent_hash: null,
  address: '203.0.113.*',
  created_at: at,
  contact: 'call',
  call_slot: null,
  contact_at: null,
  erased_at: null,
  person: null,
  office: '总部',
  office_reason: null,
  made_by: null,
  campaign: null,
  channel: null,
  landing: null,
}
type Values = Partial<LeadRow>
const lead = (values: Values = {}) => toLeadRecord({ ...row, ...values } as LeadRow)
const created = (values: Values = {}) => ({ event: 'lead.created' as const, lead: lead(values) })
const erased = { event: 'lead.erased' as const, lead: { id } }

type Subject = Parameters<typeof messageBody>[1]
const bodyOf = (kind: TargetKind, subject: Subject, link: string | null = null) =>
  messageBody(kind, subject, { at, link })

/** The lines of the message of a robot that takes Markdown. */
function linesOf(kind: 'wecom' | 'dingtalk', subject: Subject): string[] {
  const { markdown } = JSON.parse(bodyOf(kind, subject))
  return (markdown.content ?? markdown.text).split('\n')
}

describe('the body of a webhook', () => {
  it("is the event and the lead in the form of the consultants' API", () => {
    const body: unknown = JSON.parse(bodyOf('webhook', created()))
    expect(body).toEqual({ type: 'lead.created', timestamp: '2026-11-20T02:05:00.000Z', data: lead() })
    expect(body).toMatchObject({ data: { id, name: '张三', phone: '13800138000', verified: true } })
  })

  it('is only the id after a lead was erased', () => {
    expect(bodyOf('webhook', erased)).toBe(
      `{"type":"lead.erased","timestamp":"2026-11-20T02:05:00.000Z","data":{"id":"${id}"}}`,
    )
  })
})

describe('the message of a robot', () => {
  const facts = [
    `编号：${id}`,
    '手机：138******00（已验证）',
    '表单：咨询表单',
    '来源：首页',
    '城市：北京',
    '时间：2026-11-20 10:05',
  ]
  const link = 'https://www.meishi.test/receipt/call/abc'
  const text = (line: string) => [{ tag: 'text', text: line }]
  const content = [...facts.map(text), [{ tag: 'a', text: '查看并回电', href: link }]]

  it.each<[TargetKind, string | null, object]>([
    [
      'wecom',
      null,
      {
        msgtype: 'markdown',
        markdown: { content: ['**新线索**', ...facts.map((line) => `> ${line}`)].join('\n') },
      },
    ],
    [
      'dingtalk',
      null,
      {
        msgtype: 'markdown',
        markdown: { title: '新线索', text: ['#### 新线索', ...facts.map((line) => `- ${line}`)].join('\n') },
      },
    ],
    ['feishu', link, { msg_type: 'post', content: { post: { zh_cn: { title: '新线索', content } } } }],
  ])('of %s has its title, the facts and a masked phone', (kind, link, message) => {
    expect(bodyOf(kind, created(), link)).toBe(JSON.stringify(message))
  })

  it('marks a lead that looks like spam, and leaves out unknown values', () => {
    const subject = created({ fields: '{}', source: null, verified: 0, spam: 1, spam_reason: 'link,fast' })
    expect(linesOf('wecom', subject)).toEqual([
      '**新线索**',
      `> 编号：${id}`,
      '> 手机：138******00（未验证）',
      '> 表单：咨询表单',
      '> 时间：2026-11-20 10:05',
      '> 疑似垃圾：link，fast',
    ])
  })

  it.each([
    [{ campaign: 'uk27', channel: '百度', landing: '/uk' }, '> 渠道：百度 ／ uk27'],
    [{}, undefined],
  ])('of a lead of %j names the channel: %s', (values, channel) => {
    expect(linesOf('wecom', created(values)).find((line) => line.startsWith('> 渠道'))).toBe(channel)
  })

  it.each([
    ['lead.verified', '线索已验证手机'],
    ['lead.updated', '线索有更新'],
  ] as const)('has a title for %s', (event, title) => {
    expect(JSON.parse(bodyOf('dingtalk', { event, lead: lead() })).markdown.title).toBe(title)
    expect(linesOf('dingtalk', { event, lead: lead() })[0]).toBe(`#### ${title}`)
  })

  it.each([
    [{ contact: 'stop' }, '- 联系：停止联系'],
    [{ contact: 'wechat', call_slot: 'morning' }, '- 联系：只用微信联系'],
    [{ contact: 'call', call_slot: 'morning' }, '- 联系：上午 9:00–12:00'],
  ] as const)('says how its person wants to be reached: %j', (values, line) => {
    expect(linesOf('dingtalk', { event: 'lead.updated', lead: lead(values) })).toContain(line)
  })

  it('asks to delete an erased lead', () => {
    expect(linesOf('dingtalk', erased)).toEqual([
      '#### 线索已删除',
      `- 编号：${id}`,
      '- 时间：2026-11-20 10:05',
      '- 资料已删除，请同时删除另存的资料',
    ])
  })

  it('is at most 20 KB for Feishu, 2 KB for others', () => {
    const long = '长'.repeat(500)
    const subject = created({ source: long, fields: JSON.stringify({ branch: long, message: long }) })
    expect(Buffer.byteLength(bodyOf('feishu', subject, link))).toBeLessThan(20_000)
    for (const kind of ['wecom', 'dingtalk'] as const)
      expect(Buffer.byteLength(bodyOf(kind, subject))).toBeLessThan(2048)
  })
})

describe.each(['wecom', 'dingtalk'] as const)('free text in a message to %s', (kind) => {
  const sourceLine = (source: string): string => {
    const lines = linesOf(kind, created({ source, fields: '{}' }))
    expect(lines).toHaveLength(6)
    return lines.find((line) => line.includes('来源'))?.replace(/^[>-] 来源：/, '') ?? ''
  }

  it.each([
    ['# 标题\n> 手机：13900000000', '＃ 标题 ＞ 手机：139＊＊＊＊＊＊00'],
    ...table(`
      [点我](https://evil.example/x) | ［点我］（https：／／evil．example／x）
      www.evil.example | www．evil．example
      <font color="warning">急</font> | ＜font color＝＂warning＂＞急＜／font＞
      <@all> @13800138000 | ＜＠all＞ ＠138＊＊＊＊＊＊00
      **粗** \`码\` _斜_ ~删~ !图 | ＊＊粗＊＊ ｀码｀ ＿斜＿ ～删～ ！图
      😀首页 | 首页
      １３８００１３８０００ | 138＊＊＊＊＊＊00
      138 0013-80\u200b00 找我 | 138＊＊＊＊＊＊00 找我
      2026-11-20 活动 | 2026－11－20 活动
    `),
  ])('cannot become markup: %j', (source, shown) => {
    expect(sourceLine(source)).toBe(shown)
  })

  it('has a maximum length', () => {
    expect(sourceLine('长'.repeat(100))).toBe('长'.repeat(40))
  })

  it('never contains the name, the message or the full phone number', () => {
    const body = bodyOf(kind, created({ source: '13800138000', form: '13800138000' }))
    for (const secret of ['张三', '请来电', '13800138000']) expect(body).not.toContain(secret)
  })
})
