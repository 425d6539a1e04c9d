import { expect, it } from 'vitest'
import {
  arrangementText,
  callSlots,
  maskName,
  type Receipt,
  receiptAddressSchema,
  receiptRequestSchema,
} from '@/lib/leads/receipt'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { touchesAfter } from '@/lib/leads/touches'
import { flag, table } from '@/tests/support/table'

const code = 'abcdefghijklmnopqrstuvwxyz012345'

it.each(
  table(`
      王 | 王*
      王小明 | 王**
      欧阳小明 | 欧***
      Alexandra | A***
      𠮷田 | 𠮷*
    `),
)('maskName %s becomes %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

it.each(
  table(`
      https://www.meishi.test/receipt/${code}?note=time#top | https://www.meishi.test/receipt?note=time#top
      /receipt/${code} | /receipt
      /%72eceipt/${code} | /receipt
      /RECEIPT%2F${code}?a=%41 | /RECEIPT?a=A
      //receipt//call/%2F${code} | //receipt//call
      /lead-result?%72eceipt=${code} | /lead-result?receipt=
      /search?Keyword=%41%2F | /search?Keyword=%41%2F
      /lead-result?code=0&receipt=${code} | /lead-result?code=0&receipt=
      /lead-result?receipt=${code}&code=0 | /lead-result?receipt=&code=0
      https://www.meishi.test/uk?utm_source=a | https://www.meishi.test/uk?utm_source=a
       |
    `),
)('withoutReceiptCode %s becomes %s', (address, plain) => {
  expect(withoutReceiptCode(address)).toBe(plain)
})

it('the address of a receipt never keeps its code as a landing page', () => {
  const { first } = touchesAfter(null, {
    href: `https://www.meishi.test/receipt/${code}`,
    referrer: '',
    now: new Date('2026-11-20T02:00:00Z'),
  })
  expect(first).toEqual({ at: '2026-11-20', landing: '/receipt' })
})

const created_at = '2026-11-20T02:00:00.000Z'

it.each<[Partial<Receipt>, RegExp]>([
  [{ contact: 'stop', scope: 'person' }, /^已按您的意思停止联系，顾问不会再致电/],
  [{ contact: 'stop', scope: 'event' }, /不会再就这次提交致电或加微信。$/],
  [{ contact: 'wechat' }, /^顾问会用您留下的手机号添加微信，不打电话。/],
  [{ contact: 'call', slot: 'any' }, /^按提交时间，.*咨询集中的日子可能顺延。$/],
  [{ contact: 'call', slot: 'noon' }, new RegExp(`^您选了${callSlots.noon}，`)],
])('a receipt with %o says what is arranged', (receipt, words) => {
  expect(arrangementText({ created_at, slot: 'any', scope: 'event', ...receipt } as Receipt)).toMatch(words)
})

it.each([
  [`/receipt/${code}`, `/receipt/${code}`],
  [`https://evil.test/receipt/${code}`, null],
  [`/receipt/${code}x`, null],
  [`//receipt/${code}`, null],
  [undefined, null],
])('the address %j in an answer leads to %j', (given, address) => {
  expect(receiptAddressSchema.parse(given)).toBe(address)
})

it.each(
  table(
    `
    action=time&slot=noon    | yes
    action=time              | no
    action=time&slot=night   | no
    action=erase&confirm=1   | yes
    action=erase             | no
    action=erase&confirm=yes | no
    action=call-me           | no
    action=stop&receipt=x    | no
  `,
    [(cell) => Object.fromEntries(new URLSearchParams(cell)), flag],
  ),
)('the request %o is accepted: %s', (request, isAccepted) => {
  expect(receiptRequestSchema.safeParse({ receipt: code, ...request }).success).toBe(isAccepted)
})
