import { describe, expect, it } from 'vitest'
import type { LeadFormKind } from '@/lib/leads/forms'
import { checkLead, leadFieldNames } from '@/lib/leads/schema'
import { flag, lines, table } from '@/tests/support/table'

const complete = { name: '张三', phone: '13800138000', code: '012345' }

/** A form as a browser sends it. */
const body = (cell: string) => Object.fromEntries(new URLSearchParams(cell))
const kindOf = (cell: string) => cell as LeadFormKind

const named = (name: unknown) => checkLead('general', true, { ...complete, name })

describe('checking a lead', () => {
  it.each(
    table(
      `
      general     | yes |                                       | name    | 请输入您的姓名
      general     | yes | name=张三                             | phone   | 请输入您的电话号码
      general     | yes | name=张三&phone=1                     | phone   | 格式不正确
      general     | yes | name=张三&phone=13800138000           | code    | 请输入验证码
      general     | yes | name=&phone=&code=                    | name    | 请输入您的姓名
      general     | no  | name=++&phone=13800138000             | name    | 请输入您的姓名
      general     | no  | name=${'张'.repeat(31)}&phone=13800138000 | name | 姓名请勿超过30个字
      general     | no  | name=张三&phone=13800138000%0A1       | phone   | 格式不正确
      general     | yes | name=张三&phone=13800138000&code=12345a | code  | 验证码不正确
      general     | yes | name=张三&phone=13800138000&code=1234567 | code | 验证码不正确
      immigration | no  | phone=13800138000                     | name    | 请输入您的姓名
      callback    | yes |                                       | phone   | 请输入您的电话号码
      callback    | yes | name=<x>&phone=13800138000&code=012345 | name   | 姓名包含不支持的字符：<
      message     | no  | name=张三&phone=13800138000&message=${'长'.repeat(501)} | message | 提交内容过长
    `,
      [kindOf, flag, body, String, String],
    ),
  )('%s (code: %s) with %j reports %s', (kind, coded, values, field, message) => {
    expect(checkLead(kind, coded, values)).toMatchObject({ ok: false, field, message })
  })

  it.each(
    table(
      `
      general  | yes | name=张三&phone=13800138000&code=012345
      general  | no  | name=张三&phone=13800138000
      callback | yes | phone=13800138000&code=012345
      callback | no  | name=&phone=13800138000
    `,
      [kindOf, flag, body],
    ),
  )('%s (code: %s) takes %j', (kind, coded, values) => {
    expect(checkLead(kind, coded, values)).toMatchObject({ ok: true, lead: { phone: '13800138000' } })
  })

  it('keeps phone and code without spaces and signs', () => {
    const typed = { name: '张三', phone: '+86 138-0013 8000', code: '０１２ 345' }
    expect(checkLead('general', true, typed)).toMatchObject({
      ok: true,
      lead: { phone: '13800138000', code: '012345' },
    })
  })

  it.each(
    lines(`
      张三
      ${'张'.repeat(30)}
      Li Lei
      O'Brien
      J.K. Rowling
      阿依古丽·买买提
      张 三（家长）
      李-王
      王2
      王⿰韦华
      王\ue000
      𠮷野
      王\u{323b0}
      称呼 李明
      བསྟན་འཛིན
      ꀉꃀ
    `),
  )('keeps the name %s', (name) => {
    expect(named(name)).toMatchObject({ ok: true, lead: { name } })
  })

  it.each(
    lines(`
      -
      ·
      😀
      a=b
      ' OR 1=1 --
      {{7*7}}
      \u200b
    `),
  )('refuses the name %j', (name) => {
    expect(named(name)).toMatchObject({ ok: false, field: 'name' })
  })

  it.each([
    ['\u200b 张\u200d三\ufeff', '张三'],
    ['张\n三', '张 三'],
    ['李明|王芳', '李明 王芳'],
    // As copied from a chat, and as keyboards and fonts give it.
    ...table(`
      \u202e张三 | 张三
      张\u0000三 | 张三
      王女士🌸 | 王女士
      Li  Lei | Li Lei
      👨‍👩‍👧 李先生 | 李先生
      张三，李四 | 张三 李四
      妈妈_小雨 | 妈妈 小雨
      小雨的妈妈～！ | 小雨的妈妈
      李【妈妈】 | 李 妈妈
      李\u3000明 | 李 明
      古丽米热．艾比布力 | 古丽米热·艾比布力
      古丽米热・艾比布力 | 古丽米热·艾比布力
      古丽米热.艾比布力 | 古丽米热·艾比布力
      古丽米热··艾比布力 | 古丽米热·艾比布力
      古丽米热—艾比布力 | 古丽米热-艾比布力
      古丽米热－艾比布力 | 古丽米热-艾比布力
      ＬｉＬｅｉ | LiLei
      O＇Brien | O'Brien
      王\ue863 | 王䶮
      \ue81b某 | 㑇某
      李○明 | 李〇明
      姓名：李明 | 李明
      （李明） | 李明
      “李明” | 李明
      李明。 | 李明
      李明@妈妈 | 李明 妈妈
      ཚེ་རིང་། | ཚེ་རིང་
      ·李明· | 李明
      O‘Brien | O’Brien
      &#40857;&#134071; | 龙𠮷
      李明\\王芳 | 李明 王芳
      گۈلنار، ئانىسى | گۈلنار ئانىسى
      ༄༅།ཀརྨ | ཀརྨ
      ་ཀརྨ | ཀརྨ
      ཀརྨ༔ལྷ་མོ | ཀརྨ ལྷ་མོ
      ᠪᠠᠲᠤ᠂ | ᠪᠠᠲᠤ
      李明\u3164 | 李明
    `),
  ])('reads the name %j as %s', (typed, name) => {
    expect(named(typed)).toMatchObject({ ok: true, lead: { name } })
  })

  it.each(['\u3164', '\u115f\u1160', '\uffa0', '\u200b\u2060', '\u2800', '😀', '·', '\u3000'])(
    'has no name in %j, where nothing can be read',
    (name) => {
      expect(named(name)).toMatchObject({ field: 'name', message: '请输入您的姓名' })
    },
  )

  it.each(
    table(`
      <李明> | <
      王\ufffd | \ufffd
      -李明 | -
    `),
  )('says which sign of %j it does not take', (name, sign) => {
    expect(named(name)).toMatchObject({ field: 'name', message: `姓名包含不支持的字符：${sign}` })
  })

  it.each(
    lines(`
      123456
      123 456
      １２３４５６
      123456。
      验证码123456
      【美世留学】验证码123456，5分钟内有效
      123456 5分钟
      Your code is 123456.
      123456 654321
    `),
  )('reads the code out of %j', (code) => {
    expect(checkLead('general', true, { ...complete, code })).toMatchObject({
      ok: true,
      lead: { code: '123456' },
    })
  })

  it.each(
    lines(`
      验证码
      12 34
      1234567
      20261126 1234
    `),
  )('finds no code in %j', (code) => {
    expect(checkLead('general', true, { ...complete, code })).toMatchObject({
      field: 'code',
      message: '验证码不正确',
    })
  })

  it.each([[['张三']], [{ toString: () => '张三' }], [3], [null], [true]])(
    'refuses a name that is not text: %j',
    (name) => {
      expect(named(name)).toMatchObject({ ok: false, field: 'name' })
    },
  )

  it('removes unknown fields', () => {
    // Parsed, because a literal would set the prototype instead of a field of this name.
    const hostile: object = JSON.parse('{"__proto__":{"admin":"1"},"constructor":"x","toString":"x"}')
    const check = checkLead('general', true, { ...complete, unknown: '1', ...hostile })
    expect(check).toMatchObject({ ok: true })
    expect(check.ok && 'admin' in check.lead).toBe(false)
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
    expect(check.ok && Object.keys(check.lead).sort()).toEqual(['code', 'name', 'phone'])
  })

  it('has the fields of specification §3', () => {
    const specified = 'name phone code test source linkurl sqxl country apply_course teach_methods'
    expect(leadFieldNames).toEqual(expect.arrayContaining(specified.split(' ')))
  })
})
