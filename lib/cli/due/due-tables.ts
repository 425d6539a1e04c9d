import { readTable } from '@/lib/core/read-table'
import { priceYearOf } from '@/lib/host/schools/build/price-year'
import type { Due } from './entry'

/** The tables of prices, with the column of the year for which a price is asked. */
const priceTables = [
  { file: 'tuition_ranges.csv', column: 'fee_year' },
  { file: 'programme_fees.csv', column: 'fee_year' },
  { file: 'tuition_more.csv', column: 'year' },
] as const

const folder = 'lib/content/schools'

/** One entry for each table and school year: the prices of a year end with it, in August. */
export function dueTables(): Due[] {
  return priceTables.flatMap(({ file, column }) => {
    const years = new Map<number, { count: number; line: number }>()
    for (const [index, row] of readTable(file, [column], folder).entries()) {
      const words = row.text(column)
      const year = words === null ? null : priceYearOf(words)
      if (year === null) continue
      const known = years.get(year) ?? { count: 0, line: index + 2 }
      years.set(year, { ...known, count: known.count + 1 })
    }
    return [...years].map(([year, { count, line }]) => ({
      id: `${file}-${year}`,
      kind: '一季的学费',
      what: `${count} 行是 ${year} 年起那一学年的价，每行写着学校的页面`,
      day: `${year + 1}-08-31`,
      open: null,
      at: `${folder}/${file} 第 ${line} 行起`,
    }))
  })
}
