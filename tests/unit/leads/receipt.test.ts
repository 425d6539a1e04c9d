import { describe, expect, it } from 'vitest'
import { maskName } from '@/lib/leads/receipt'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { touchesAfter } from '@/lib/leads/touches'
import { table } from '@/tests/support/table'

const code = 'abcdefghijklmnopqrstuvwxyz012345'

describe('maskName', () => {
  it.each(
    table(`
      王 | 王*
      王明 | 王*
      王小明 | 王**
      欧阳小明 | 欧***
      Alexandra | A***
      𠮷田 | 𠮷*
    `),
  )('%s becomes %s', (name, masked) => {
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
    [`/%72eceipt/${code}`, '/receipt'],
    [`/RECEIPT%2F${code}?a=%41`, '/RECEIPT?a=A'],
    [`//receipt//call/%2F${code}`, '//receipt//call'],
    [`/lead-result?%72eceipt=${code}`, '/lead-result?receipt='],
    ['/search?Keyword=%41%2F', '/search?Keyword=%41%2F'],
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
