import { describe, expect, it } from 'vitest'
import { isPhone, maskPhone, maskPhonesIn, normalizePhone } from '@/lib/core/phone'

describe('a mainland mobile number', () => {
  it.each([
    ['13000000000', true],
    ['18999999999', true],
    ['12000000000', false],
    ['19000000000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['23800138000', false],
    ['1380013800a', false],
    ['', false],
    ['138 0013 8000', true],
    ['138-0013-8000', true],
    ['+86 138 0013 8000', true],
    ['+8613800138000', true],
    ['8613800138000', true],
    ['008613800138000', true],
    ['0086 138-0013-8000', true],
    ['＋86 １３８ ００１３ ８０００', true],
    ['\u200b138\u200d0013\ufeff8000\u2060', true],
    ['\u2068+86 138 0013 8000\u2069', true],
    ['86138001380001', false],
    ['8619800138000', false],
    ['0013800138000', false],
    ['+85213800138000', false],
    ['１３８００１３８０００', true],
    ['＋８６１３８００１３８０００', true],
    ['\u202a13800138000\u202c', true],
    ['138‑0013‑8000', true],
    ['13800138000;13800138001', false],
  ])('%j: %s', (typed, expected) => {
    expect(isPhone(typed)).toBe(expected)
  })

  it('is stored as eleven digits', () => {
    expect(normalizePhone(' +86 138-0013-8000 ')).toBe('13800138000')
  })

  it('is checked quickly for any text', () => {
    const start = performance.now()
    for (const text of ['1'.repeat(16_000), ' '.repeat(16_000), '-+86'.repeat(4_000)]) {
      isPhone(text)
      maskPhonesIn(text)
    }
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

describe('masking', () => {
  it('shows the first three and the last two digits with six stars between', () => {
    expect(maskPhone('13800138099')).toBe('138******99')
  })

  it.each([
    ['phone=13800138000&x=1', 'phone=138******00&x=1'],
    ['+8613800138000', '138******00'],
    ['008613800138000', '138******00'],
    ['/v1/sms_logs?phone=%2B8613800138000', '/v1/sms_logs?phone=%2B138******00'],
    ['13800138000,13900139001', '138******00,139******01'],
    ['138 0013 8000', '138******00'],
    ['call 138-0013-8000 now', 'call 138******00 now'],
    ['+86 138 0013 8000', '138******00'],
    ['q=138%200013%208000', 'q=138******00'],
    ['１３８００１３８０００', '１３８******００'],
    ['2026-11-23T08:15:12.641Z', '2026-11-23T08:15:12.641Z'],
    ['order 1380013800012345', 'order 1380013800012345'],
    ['400-683-6883', '400-683-6883'],
  ])('of numbers inside the text %j gives %j', (text, masked) => {
    expect(maskPhonesIn(text)).toBe(masked)
  })
})
