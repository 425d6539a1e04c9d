import { describe, expect, it } from 'vitest'
import { beijingTime, callPlan } from '@/lib/leads/call-time'
import { maskName } from '@/lib/leads/receipt'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { touchesAfter } from '@/lib/leads/touches'

const code = 'abcdefghijklmnopqrstuvwxyz012345'

describe('maskName', () => {
  it.each([
    ['王', '王*'],
    ['王明', '王*'],
    ['王小明', '王**'],
    ['欧阳小明', '欧***'],
    ['Alexandra', 'A***'],
    ['𠮷田', '𠮷*'],
  ])('%s becomes %s', (name, masked) => {
    expect(maskName(name)).toBe(masked)
  })
})

describe('withoutReceiptCode', () => {
  it.each([
    [
      `https://www.meishi.test/receipt/${code}?note=time#top`,
      'https://www.meishi.test/receipt?note=time#top',
    ],
    [`/receipt/${code}`, '/receipt'],
    [`/lead-result?code=0&receipt=${code}`, '/lead-result?code=0&receipt='],
    [`/lead-result?receipt=${code}&code=0`, '/lead-result?receipt=&code=0'],
    ['https://www.meishi.test/uk?utm_source=a', 'https://www.meishi.test/uk?utm_source=a'],
    ['', ''],
  ])('%s becomes %s', (address, plain) => {
    expect(withoutReceiptCode(address)).toBe(plain)
  })
})

it('a receipt that is opened first is no landing page with its code', () => {
  const { first } = touchesAfter(null, {
    href: `https://www.meishi.test/receipt/${code}`,
    referrer: '',
    now: new Date('2026-11-20T02:00:00Z'),
  })
  expect(first).toEqual({ at: '2026-11-20', landing: '/receipt' })
})

describe('times in Beijing', () => {
  it.each([
    ['2026-11-19T16:05:00Z', '11月20日 00:05', '当天 9:00 上班之后'],
    ['2026-11-20T01:00:00Z', '11月20日 09:00', '当天 18:00 以前'],
    ['2026-11-20T08:59:59Z', '11月20日 16:59', '当天 18:00 以前'],
    ['2026-11-20T09:00:00Z', '11月20日 17:00', '第二天 9:00–18:00'],
    ['2026-12-31T15:59:00Z', '12月31日 23:59', '第二天 9:00–18:00'],
  ])('%s is %s, and a call comes %s', (at, time, plan) => {
    expect(beijingTime(new Date(at))).toBe(time)
    expect(callPlan(new Date(at))).toBe(plan)
  })
})
