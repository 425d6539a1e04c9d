import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { readAddress } from './open-address'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00+08:00') }))
afterEach(() => vi.useRealTimers())

/** A day that several pages print: the text before it, the day, and the addresses of the pages. */
const told: readonly { before: RegExp; day: string; addresses: readonly string[] }[] = [
  {
    before: /同等考虑截止[^0-9。；]{0,12}/,
    day: '2027-01-13',
    addresses: ['/special/ys_zh/ys_uk', '/special/bk_zh/bk_uk', '/special/dl_uk'],
  },
  { before: /申请截止\s*看学校\s*/, day: '2027-01-13', addresses: ['/chanel/uk'] },
  {
    before: /iUP (?:2026 年 11 月 2 日至 )?/,
    day: '2026-12-03',
    addresses: ['/special/jp_sgu', '/yxk/jp-kyoto-university'],
  },
  {
    before: /(?:UC 秋季递交期|加州大学不用 Common App，|2026 年 10 月 1 日至) ?/,
    day: '2026-11-30',
    addresses: [
      '/yxk/us-university-of-california-berkeley',
      '/special/zhuanxue',
      '/headlines/us-common-app-season',
      '/chanel/us',
    ],
  },
  {
    before: /(?:2026 年 12 月 16 日(?:至 |开放、)|国际资历（不含 IB） )/,
    day: '2027-02-17',
    addresses: [
      '/headlines/sg-gaokao-nus-ntu',
      '/special/bk_zh/bk_sg',
      '/chanel/sg',
      '/yxk/sg-national-university-of-singapore',
    ],
  },
  {
    before: /主轮 /,
    day: '2027-01-15',
    addresses: ['/yxk/ca-university-of-toronto', '/special/ossd', '/special/bk_zh/bk_can'],
  },
]

const writtenDay = /(20\d{2})(?:-| 年 )(\d{1,2})(?:-| 月 )(\d{1,2})/

it.each(
  told.flatMap(({ before, day, addresses }) => addresses.map((address) => [address, day, before] as const)),
)('%s prints the same day as the other pages: %s', async (address, day, before) => {
  const text = await readAddress(address)
  const found = [...text.matchAll(new RegExp(before.source + writtenDay.source, 'g'))].map((match) =>
    match
      .slice(-3)
      .map((part) => part.padStart(2, '0'))
      .join('-'),
  )
  expect(new Set(found)).toEqual(new Set([day]))
})

it.each([
  'us-university-of-pennsylvania',
  'ca-mcgill-university',
  'kr-korea-advanced-institute-of-science-and-technology',
  'hk-chinese-university-of-hong-kong',
])('the page of %s prints all its registered days', async (school) => {
  const days = deadlines.flatMap((row) =>
    row.school === school && row.level === 'undergraduate' ? (row.closes ?? []) : [],
  )
  expect(days.length).toBeGreaterThan(0)
  const text = await readAddress(`/yxk/${school}`)
  expect(days.filter((day) => !text.includes(day))).toEqual([])
})
