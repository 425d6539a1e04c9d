import { describe, expect, it } from 'vitest'
import { chooseOffice, handOver, type LeadFacts } from '@/lib/leads/routing/choose'
import { readRouting } from '@/lib/leads/routing/read'
import { defaultOffice, soleOffice } from '@/lib/leads/routing/rules'

const cities = ['北京', '上海', '广州', '新加坡']
const read = (text: string) =>
  readRouting({ name: 'routing.yaml', text, cities, abroad: ['新加坡'], judge: () => null })

const rules = `
offices:
  北京:
    people: [王老师, { name: 李老师, absent: 2026-11-20 }]
    capacity: 2
  上海:
    people: [赵老师]
    absent: [2026-11-21..2026-11-22]
  广州:
    people: [{ name: 钱老师, absent: 2026-11-20..2026-11-30 }]
  夜班:
    people: [孙老师]
    hours: [18:00-24:00, 0:00-9:15]
rules:
  - { to: 夜班, hours: [18:00-24:00, 0:00-9:00], form: callback }
  - { to: [北京, 上海], city: 北京 }
  - { to: [广州, 上海], city: 广州 }
  - { to: 上海, country: [英国, 日本], language: en }
  - { to: 夜班, form: plan }
`
const routing = read(rules)
const beijing = (time: string) => Date.parse(`2026-11-${time}+08:00`)
const lead = (given: Partial<LeadFacts> & { time?: string }): LeadFacts => {
  const at = beijing(given.time ?? '20T10:00')
  return {
    city: null,
    mayGoAbroad: false,
    country: null,
    form: 'general',
    language: null,
    at,
    wanted: at,
    ...given,
  }
}
const choose = (given: Parameters<typeof lead>[0], load: Record<string, number> = {}) =>
  chooseOffice(routing, lead(given), new Map(Object.entries(load)))

describe('the office of a lead', () => {
  it.each<[string, Parameters<typeof lead>[0], Record<string, number>, string, string]>([
    ['its rule names', { city: '北京' }, {}, '北京', '规则 2（城市 北京）：北京；当班 王老师'],
    [
      'comes after one that is full',
      { city: '北京' },
      { 北京: 2 },
      '上海',
      '规则 2（城市 北京）：上海；北京 2026-11-20 已接满 2 条；当班 赵老师',
    ],
    [
      'is the default where all of its rule are full or away',
      { city: '北京', time: '21T10:00' },
      { 北京: 2 },
      defaultOffice,
      '规则里的办公室现在都接不了，归总部；北京 2026-11-21 已接满 2 条；上海 2026-11-21 休息',
    ],
    [
      'of a city that no rule names is the default',
      { city: '拉萨' },
      {},
      defaultOffice,
      '没有规则对应，归总部',
    ],
    [
      'wants every condition of its rule',
      { country: '日本', language: 'en-GB' },
      {},
      '上海',
      '规则 4（国家 英国、日本，语言 en）：上海；当班 赵老师',
    ],
    [
      'is not chosen by a rule that applies only in part',
      { country: '日本' },
      {},
      defaultOffice,
      '没有规则对应，归总部',
    ],
    [
      'in the night is away in the morning',
      { city: '北京', time: '20T23:00' },
      { 北京: 2 },
      defaultOffice,
      '规则里的办公室现在都接不了，归总部；北京 2026-11-20 已接满 2 条；上海 2026-11-21 休息',
    ],
    [
      'works at night',
      { form: 'callback', time: '20T18:00' },
      {},
      '夜班',
      '规则 1（表单 callback，时间 18:00–24:00、0:00–9:00）：夜班；当班 孙老师',
    ],
    [
      'is not one that works at night alone, as soon as its hours end',
      { form: 'plan', time: '20T09:15' },
      {},
      defaultOffice,
      '规则里的办公室现在都接不了，归总部；夜班 09:15 不上班',
    ],
  ])('%s', (_says, given, load, office, reason) => {
    expect(choose(given, load)).toMatchObject({ office, reason })
  })

  it('is the default office, without a reason, when there are no rules', () => {
    expect(chooseOffice(soleOffice, lead({ city: '北京' }), new Map())).toEqual({
      office: defaultOffice,
      reason: null,
      next: [],
    })
  })

  it('passes to the next office, and at last to the default office, which keeps it', () => {
    const now = beijing('20T10:10')
    const first = choose({ city: '北京' })
    const second = handOver(routing, first, { now, load: new Map() })
    expect(second).toMatchObject({
      office: '上海',
      reason: `${first.reason}；10:10 北京超过 10 分钟无人查看，转给上海；当班 赵老师`,
    })
    const third = second && handOver(routing, second, { now, load: new Map() })
    expect(third).toMatchObject({ office: defaultOffice, next: [] })
    expect(third && handOver(routing, third, { now, load: new Map() })).toBeNull()
  })

  it('skips an office that is absent or no longer in the file', () => {
    const given = { office: '北京', reason: null, next: ['撤销的', '广州'] }
    expect(handOver(routing, given, { now: beijing('20T10:10'), load: new Map() })).toEqual({
      office: defaultOffice,
      reason: '10:10 北京超过 10 分钟无人查看，转给总部；撤销的已不在名单里；广州 2026-11-20 没有人上班',
      next: [],
    })
  })
})

describe('an office outside the mainland', () => {
  const abroad = read(`
offices:
  新加坡:
    people: [陈老师]
  亚太:
    people: [林老师]
    overseas: true
  新加坡事务:
    people: [何老师]
    overseas: false
rules:
  - { to: [新加坡, 亚太, 新加坡事务], country: 新加坡 }
`)
  const given = (mayGoAbroad: boolean) =>
    chooseOffice(abroad, lead({ country: '新加坡', mayGoAbroad }), new Map())

  it('gets a lead whose visitor agreed', () => {
    expect(given(true)).toMatchObject({ office: '新加坡', next: ['亚太', '新加坡事务', defaultOffice] })
  })

  it('gets none without that consent, now or later, whatever the rules say', () => {
    expect(given(false)).toMatchObject({ office: '新加坡事务', next: [defaultOffice] })
  })
})
