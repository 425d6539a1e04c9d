import { describe, expect, it } from 'vitest'
import { messageBody } from '@/lib/host/delivery/message'
import { toLeadRecord } from '@/lib/host/store/lead-record'
import type { LeadRow } from '@/lib/host/store/tables'

/** 10:05 on 2026-11-20 in Beijing. */
const at = Date.parse('2026-11-20T02:05:00Z')
const id = '019a9f00-0000-7000-8000-000000000001'

const row: LeadRow = {
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
  leased_until: null,
  lease_owner: null,
  acked_at: null,
  forwarded_at: null,
  contact: 'call',
  call_slot: null,
  contact_at: null,
  erased_at: null,
  opened_at: null,
  opened_by: null,
  person: null,
  handed_at: null,
  handed_by: null,
  delivered_at: null,
  delivered_to: null,
  overdue_at: null,
  office: '总部',
  office_reason: null,
  made_by: null,
  office_next: null,
  office_at: null,
  campaign: null,
  channel: null,
  landing: null,
  wanted_at: null,
}
const lead = (values: Partial<LeadRow> = {}) => toLeadRecord({ ...row, ...values })
const created = (values: Partial<LeadRow> = {}) => ({ event: 'lead.created' as const, lead: lead(values) })

describe('the body of a webhook', () => {
  it("is the event and the lead in the form of the consultants' API", () => {
    const body: unknown = JSON.parse(messageBody('webhook', created(), { at, link: null }))
    expect(body).toEqual({ type: 'lead.created', timestamp: '2026-11-20T02:05:00.000Z', data: lead() })
    expect(body).toMatchObject({ data: { id, name: '张三', phone: '13800138000', verified: true } })
  })

  it('is only the id after a lead was erased', () => {
    expect(messageBody('webhook', { event: 'lead.erased', lead: { id } }, { at, link: null })).toBe(
      `{"type":"lead.erased","timestamp":"2026-11-20T02:05:00.000Z","data":{"id":"${id}"}}`,
    )
  })
})

describe('the message of a WeCom robot', () => {
  it('is markdown with a masked phone', () => {
    const content = [
      '**新线索**',
      `> 编号：${id}`,
      '> 手机：138******00（已验证）',
      '> 表单：咨询表单',
      '> 来源：首页',
      '> 城市：北京',
      '> 时间：2026-11-20 10:05',
    ].join('\n')
    expect(messageBody('wecom', created(), { at, link: null })).toBe(
      JSON.stringify({ msgtype: 'markdown', markdown: { content } }),
    )
  })

  it('marks a lead that looks like spam, and leaves out unknown values', () => {
    const subject = created({ fields: '{}', source: null, verified: 0, spam: 1, spam_reason: 'link,fast' })
    expect(
      JSON.parse(messageBody('wecom', subject, { at, link: null })).markdown.content.split('\n'),
    ).toEqual([
      '**新线索**',
      `> 编号：${id}`,
      '> 手机：138******00（未验证）',
      '> 表单：咨询表单',
      '> 时间：2026-11-20 10:05',
      '> 疑似垃圾：link，fast',
    ])
  })
})

describe('the line about the channel', () => {
  const channelLine = (values: Partial<LeadRow>) =>
    JSON.parse(messageBody('wecom', created(values), { at, link: null }))
      .markdown.content.split('\n')
      .find((line: string) => line.startsWith('> 渠道'))

  it.each([
    [{ campaign: 'uk27', channel: '百度', landing: '/uk' }, '> 渠道：百度 ／ uk27'],
    [{ campaign: '（没有）', channel: '百度', landing: '/uk' }, '> 渠道：百度'],
    [{ campaign: 'poster', channel: '直接访问', landing: '/uk' }, '> 渠道：poster'],
    [{}, undefined],
  ])('of %j is %s', (values, line) => {
    expect(channelLine(values)).toBe(line)
  })
})

describe('the message of a DingTalk robot', () => {
  it('is markdown with a title and a masked phone', () => {
    const text = [
      '#### 新线索',
      `- 编号：${id}`,
      '- 手机：138******00（已验证）',
      '- 表单：咨询表单',
      '- 来源：首页',
      '- 城市：北京',
      '- 时间：2026-11-20 10:05',
    ].join('\n')
    expect(messageBody('dingtalk', created(), { at, link: null })).toBe(
      JSON.stringify({ msgtype: 'markdown', markdown: { title: '新线索', text } }),
    )
  })

  it.each([
    ['lead.verified', '线索已验证手机'],
    ['lead.updated', '线索有更新'],
  ] as const)('has a title for %s', (event, title) => {
    const { markdown } = JSON.parse(messageBody('dingtalk', { event, lead: lead() }, { at, link: null }))
    expect(markdown.title).toBe(title)
    expect(markdown.text.split('\n')[0]).toBe(`#### ${title}`)
  })

  it.each([
    [{ contact: 'stop' }, '- 联系：停止联系'],
    [{ contact: 'wechat', call_slot: 'morning' }, '- 联系：只用微信联系'],
    [{ contact: 'call', call_slot: 'morning' }, '- 联系：上午 9:00–12:00'],
  ] as const)('says how its person wants to be reached: %j', (values, line) => {
    const subject = { event: 'lead.updated' as const, lead: lead(values) }
    expect(
      JSON.parse(messageBody('dingtalk', subject, { at, link: null })).markdown.text.split('\n'),
    ).toContain(line)
  })

  it('asks to delete an erased lead', () => {
    const { markdown } = JSON.parse(
      messageBody('dingtalk', { event: 'lead.erased', lead: { id } }, { at, link: null }),
    )
    expect(markdown.text.split('\n')).toEqual([
      '#### 线索已删除',
      `- 编号：${id}`,
      '- 时间：2026-11-20 10:05',
      '- 资料已删除，请同时删除另存的资料',
    ])
  })
})

describe('the message of a Feishu robot', () => {
  it('is rich text with a title, a masked phone and a link, of at most 20 KB', () => {
    const link = 'https://www.meishi.test/receipt/call/abc'
    const body = messageBody('feishu', created(), { at, link })
    const text = (line: string) => [{ tag: 'text', text: line }]
    expect(JSON.parse(body)).toEqual({
      msg_type: 'post',
      content: {
        post: {
          zh_cn: {
            title: '新线索',
            content: [
              text(`编号：${id}`),
              text('手机：138******00（已验证）'),
              text('表单：咨询表单'),
              text('来源：首页'),
              text('城市：北京'),
              text('时间：2026-11-20 10:05'),
              [{ tag: 'a', text: '查看并回电', href: link }],
            ],
          },
        },
      },
    })
    const long = created({ source: '长'.repeat(500), fields: JSON.stringify({ message: '长'.repeat(500) }) })
    expect(Buffer.byteLength(messageBody('feishu', long, { at, link }))).toBeLessThan(20_000)
  })
})

describe.each(['wecom', 'dingtalk'] as const)('free text in a message to %s', (kind) => {
  const sourceLine = (source: string): string => {
    const { markdown } = JSON.parse(messageBody(kind, created({ source, fields: '{}' }), { at, link: null }))
    const lines: string[] = (markdown.content ?? markdown.text).split('\n')
    expect(lines).toHaveLength(6)
    return lines.find((line) => line.includes('来源'))?.replace(/^[>-] 来源：/, '') ?? ''
  }

  it.each([
    ['[点我](https://evil.example/x)', '［点我］（https：／／evil．example／x）'],
    ['www.evil.example', 'www．evil．example'],
    ['<font color="warning">急</font>', '＜font color＝＂warning＂＞急＜／font＞'],
    ['<@all> @13800138000', '＜＠all＞ ＠138＊＊＊＊＊＊00'],
    ['# 标题\n> 手机：13900000000', '＃ 标题 ＞ 手机：139＊＊＊＊＊＊00'],
    ['**粗** `码` _斜_ ~删~ !图', '＊＊粗＊＊ ｀码｀ ＿斜＿ ～删～ ！图'],
    ['\u202e反\u200b转\u0000', '反 转'],
    ['😀首页', '首页'],
    ['１３８００１３８０００', '138＊＊＊＊＊＊00'],
    ['138 0013-80\u200b00 找我', '138＊＊＊＊＊＊00 找我'],
    ['2026-11-20 活动', '2026－11－20 活动'],
  ])('cannot become markup: %j', (source, shown) => {
    expect(sourceLine(source)).toBe(shown)
  })

  it('has a maximum length', () => {
    expect(sourceLine('长'.repeat(100))).toBe('长'.repeat(40))
  })

  it('never contains the name, the message or the full phone number', () => {
    const body = messageBody(kind, created({ source: '13800138000', form: '13800138000' }), {
      at,
      link: null,
    })
    expect(body).not.toContain('张三')
    expect(body).not.toContain('请来电')
    expect(body).not.toContain('13800138000')
    expect(
      Buffer.byteLength(
        messageBody(
          kind,
          created({ source: '长'.repeat(100), fields: JSON.stringify({ branch: '长'.repeat(500) }) }),
          { at, link: null },
        ),
      ),
    ).toBeLessThan(2048)
  })
})
