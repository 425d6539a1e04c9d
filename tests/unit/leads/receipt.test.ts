import { describe, expect, it } from 'vitest'
import { beijingTime, callPromise, dueAt } from '@/lib/leads/call-time'
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

it('the address of a receipt never keeps its code as a landing page', () => {
  const { first } = touchesAfter(null, {
    href: `https://www.meishi.test/receipt/${code}`,
    referrer: '',
    now: new Date('2026-11-20T02:00:00Z'),
  })
  expect(first).toEqual({ at: '2026-11-20', landing: '/receipt' })
})

describe('times in Beijing', () => {
  it.each([
    ['2026-11-19T16:05:00Z', '11月20日 00:05', '我们将从11月20日 9:00 起回电'],
    ['2026-11-20T00:59:59Z', '11月20日 08:59', '我们将从11月20日 9:00 起回电'],
    ['2026-11-20T01:00:00Z', '11月20日 09:00', '我们将在10分钟内回电'],
    ['2026-11-20T09:59:59Z', '11月20日 17:59', '我们将在10分钟内回电'],
    ['2026-11-20T10:00:00Z', '11月20日 18:00', '我们将从11月21日 9:00 起回电'],
    ['2026-12-31T15:59:00Z', '12月31日 23:59', '我们将从1月1日 9:00 起回电'],
  ])('%s is written %s, with the promise %s', (at, time, promise) => {
    expect(beijingTime(new Date(at))).toBe(time)
    expect(callPromise(new Date(at))).toBe(promise)
  })

  it.each([
    ['at once within opening hours', '2026-11-20T02:00:00Z', '2026-11-20T02:10:00Z'],
    ['at the next opening for a lead of the night', '2026-11-19T16:05:00Z', '2026-11-20T01:10:00Z'],
    ['at the next opening for a lead of the evening', '2026-11-20T11:00:00Z', '2026-11-21T01:10:00Z'],
    [
      'and continue the next morning with the remaining minutes',
      '2026-11-20T09:54:00Z',
      '2026-11-21T01:04:00Z',
    ],
    ['and end exactly at closing time', '2026-11-20T09:50:00Z', '2026-11-20T10:00:00Z'],
  ])('the ten minutes begin %s', (_, at, due) => {
    expect(new Date(dueAt(Date.parse(at))).toISOString()).toBe(new Date(due).toISOString())
  })
})
