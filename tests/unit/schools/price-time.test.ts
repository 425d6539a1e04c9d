import { describe, expect, it } from 'vitest'
import { isPeriod, yearOf } from '@/lib/facts/expiry'
import { figure, listFigures } from '@/lib/facts/registry'
import { timeOf } from '@/lib/host/schools/build/price-year'
import { maybeNumber, table } from '@/tests/support/table'

describe('the time of a price in the tables', () => {
  // Of a year, or in force until another price replaces it. Days of reading and open years are no years of a price.
  it.each(
    table(
      `
      2027–28 学年 | 2027 | –
      2026-27 入学 | 2026 | –
      2026 | 2026 | –
      2026-08 登记册 | 2026 | –
      2026 年秋季入学 | 2026 | –
      2025 秋一学期价乘二，按一学年写 | 2025 | –
      2017-18 学年起 | – | 2017
      2024 年 10 月规则 | – | 2024
      2026-04 页面所示 | – | –
      来源没分清是 2026-27 还是 2025-26 | – | –
      年份不详（约 2022-23） | – | –
    `,
      [String, maybeNumber, maybeNumber],
    ),
  )('%s is of %s, in force since %s', (words, price_year, price_since) => {
    expect(timeOf(words)).toEqual({ price_year, price_since })
  })

  it.each(['2026 学年度', '大约 2026 年', '2026-27 或 2025-26', '二〇二六年', '26-27', '2026 年 4 月', ''])(
    '“%s” has no known form, which stops the build instead of being no year',
    (words) => {
      expect(timeOf(words)).toBeNull()
    },
  )
})

describe('the year of a registered figure', () => {
  // A survey is of its year, but no price that rises from it; nor are days of reading and of entry into force.
  it.each(
    table(
      `
      2026–27 学年 | 2026
      2026–27 申请季 | 2026
      2026 年 | 2026
      2023 年调查 | –
      2026-04-08 起 | –
      2026-12-31 止 | –
      截至 2026 年 4 月 | –
      截至 2026-08-21 | –
      年份不详 | –
    `,
      [String, maybeNumber],
    ),
  )('%s is %s', (period, year) => {
    expect(isPeriod(period)).toBe(true)
    expect(yearOf(period)).toBe(year)
  })

  it('is a field of the figure', () => {
    const [first] = listFigures({ topic: 'tuition' }).filter(({ period }) => period === '2026–27 学年')
    expect(first === undefined ? null : figure(first.id).priceYear).toBe(2026)
  })
})
