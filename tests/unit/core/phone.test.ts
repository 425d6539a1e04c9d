import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPhone, maskPhone, maskPhonesIn, mentionsPhone, normalizePhone } from '@/lib/core/phone'
import { formTexts } from '@/lib/leads/form-texts'
import { otherWay } from '@/lib/leads/other-way'
import { lines, table } from '@/tests/support/table'

afterEach(() => vi.unstubAllEnvs())

describe('a mainland mobile number', () => {
  it.each(['13000000000', '18999999999'])('may be %s', (typed) => expect(isPhone(typed)).toBe(true))

  it.each([
    '',
    '13800138000\n2',
    ...lines(`
      12000000000
      1380013800
      138001380000
      23800138000
      1380013800a
      86138001380001
      8619800138000
      0013800138000
      +85213800138000
      +852 1380 0138 000
      +13800138000
      13800138000 2
      13800138000-1
      138o0138000
      010-12345678
      微信 meishi
      13800138000;13800138001
      13800138000 13800138001
      13800138000（爸爸）13800138001（妈妈）
    `),
  ])('is not %j', (typed) => expect(isPhone(typed)).toBe(false))

  it.each([
    '138\n0013\n8000',
    ' +86 138-0013-8000 ',
    ...lines(`
      138 0013 8000
      138-0013-8000
      138.0013.8000
      138/0013/8000
      138，0013，8000
      +86 138 0013 8000
      +8613800138000
      8613800138000
      008613800138000
      +0086 13800138000
      +86 (0)138 0013 8000
      011 86 138 0013 8000
      013800138000
      +86(138)00138000
      13800138000,
      tel:+86-138-0013-8000
      手机：138 0013 8000（微信同号）
      李明 13800138000 微信同号
      13800138000（微信：13800138000）
      13800138000 QQ 12345678
      13800138000, 010-12345678
      ＋86 １３８ ００１３ ８０００
      １３８００１３８０００
      ①③⑧00138000
      1️⃣3️⃣8️⃣00138000
      一三八零零一三八零零零
      幺三八〇〇幺三八〇〇〇
      ١٣٨٠٠١٣٨٠٠٠
      ༡༣༨༠༠༡༣༨༠༠༠
      \u200b138\u200d0013\ufeff8000\u2060
      \u2068+86 138 0013 8000\u2069
    `),
  ])('is read from %j', (typed) => {
    expect(normalizePhone(typed)).toBe('13800138000')
  })

  it.each([' ', '\u3000', '\u200b\u202c', '\u3164'])('is missing in %j', (typed) => {
    expect(normalizePhone(typed)).toBe('')
  })

  it('may begin with 19 where the company has decided so', () => {
    const typed = '+86 199 1234 5678'
    expect([isPhone(typed), otherWay(typed)]).toEqual([false, formTexts.phoneUntaken])
    vi.stubEnv('PHONE_SECOND_DIGITS', '3-9')
    expect([isPhone(typed), otherWay(typed)]).toEqual([true, null])
    expect([isPhone('12012345678'), isPhone('13800138000')]).toEqual([false, true])
  })

  it.each(
    lines(`
      +1 604 555 0123
      +44 (0)7911 123456
      6045550123
      (604) 555-0123
      1-604-555-0123
      1 (604) 555-0123
      011 852 9123 4567
      852 9123 4567
      886912345678
      0912 345 678
      9123 4567
      香港 9123 4567
      +٩٧١ ٥٠ ١٢٣ ٤٥٦٧
    `),
  )('%j may be from abroad', (typed) => {
    expect([isPhone(typed), otherWay(typed)]).toEqual([false, formTexts.phoneAbroad])
  })

  it.each([
    '',
    ...lines(`
      13800138000
      +86 138
      199123456789
      12345
      1380013800
      86138001380001
      010-12345678
      0755-1234567
      400-683-6883
      +1
    `),
  ])('%j has no other way', (typed) => {
    expect(otherWay(typed)).toBeNull()
  })
})

describe('a number in a text', () => {
  it.each([
    '138\n001\n38000',
    ...lines(`
      我的号码138.0013.8000
      138/0013/8000 谢谢
      (138)0013(8000)
      １３８ ００１３ ８０００
      一三八 零零一三 八零零零
      壹叁捌零零壹叁捌零零零
      壱参捌零零壱参捌零零零
      १३८००१३८०००
      l38OO l38-OOO
      138 一下 0013 再 8000
    `),
  ])('is found in %j', (text) => {
    expect(mentionsPhone(text, '13800138000')).toBe(true)
  })

  it('of another person is not found', () => {
    expect(mentionsPhone('13900138000', '13800138000')).toBe(false)
  })
})

describe('masking', () => {
  it('shows the first three and the last two digits with six stars between', () => {
    expect(maskPhone('13800138099')).toBe('138******99')
  })

  it.each([
    ['138*0013|8000', '138******00'],
    ...table(`
      phone=13800138000&x=1 | phone=138******00&x=1
      +8613800138000 | 138******00
      19912345678 | 199******78
      /v1/sms_logs?phone=%2B8613800138000 | /v1/sms_logs?phone=%2B138******00
      13800138000,13900139001 | 138******00,139******01
      138 0013 8000 | 138******00
      138/0013/8000 | 138******00
      (138)0013(8000) | (138******00)
      +86 138 0013 8000 | 138******00
      q=138%200013%208000 | q=138******00
      １３８００１３８０００ | １３８******００
      一三八零零一三八零零零 | 一三八******零零
      电话幺三八 〇〇一三 八〇〇〇。 | 电话幺三八******〇〇。
      138零零一三8000 | 138******00
      1 3 8 0 0 1 3 8 0 0 0 | 1 3 8******00
      138\u200b0013\u200b8000 | 138******00
      1️⃣3️⃣8️⃣00138000 | 1️⃣3️⃣8******00
      \u0661\u0663\u0668\u0660\u0660\u0661\u0663\u0668\u0660\u0660\u0660 | \u0661\u0663\u0668******\u0660\u0660
      ①③⑧⓪⓪①③⑧⓪⓪⓪ | ①③⑧******⓪⓪
      𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎 好 | 𝟏𝟑𝟖******𝟎𝟎 好
      二〇二六年十一月，一三五号 | 二〇二六年十一月，一三五号
      {"list":[153,221,122,33]} | {"list":[153,221,122,33]}
      2026-11-23T08:15:12.641Z | 2026-11-23T08:15:12.641Z
      {"ms":1532.1234567} | {"ms":1532.1234567}
      order 1380013800012345 | order 1380013800012345
      400-683-6883 | 400-683-6883
    `),
  ])('of numbers inside the text %j gives %j', (text, masked) => {
    expect(maskPhonesIn(text)).toBe(masked)
  })
})
