import path from 'node:path'
import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'

/** Measured rises of tuition, nominal and of more than one school. */
const columns = z.object({
  country: cell.text,
  level: cell.oneOf(['undergraduate', 'master']),
  from_year: cell.text,
  to_year: cell.text,
  percent: cell.number,
  what: cell.text,
})

const folder = path.join(process.cwd(), 'lib/content/cost-countries')

const measured = readColumns('fee_growth.csv', columns, folder).map(({ values }) => values)

/**
 * Percent by which tuition is taken to rise each year where the visitor says nothing, chosen from the measured rises. Where prices
 * of the years to come are published, as in Hong Kong, and where no rise was measured, none is taken.
 */
const usual: Readonly<Record<string, number>> = { us: 4, ca: 4, au: 5, uk: 5 }

export const usualGrowth = (country: string): number => usual[country] ?? 0

/** What the usual rise of a country rests on, with its years; null where none is taken. */
export function growthBasis(country: string, level: string): string | null {
  const own = measured.filter((row) => row.country === country)
  const ofLevel = own.filter((row) => row.level === level)
  const known = ofLevel.length > 0 ? ofLevel : own.filter((row) => row.level === 'undergraduate')
  const latest = known
    .map(({ to_year }) => to_year)
    .sort()
    .at(-1)
  if (usualGrowth(country) === 0 || latest === undefined) return null
  return known
    .filter(({ to_year }) => to_year === latest)
    .map(
      ({ from_year, to_year, percent, what }) =>
        `${yearWords(from_year)} 到 ${yearWords(to_year)}，${what} ${percent}%`,
    )
    .join('；')
}

const yearWords = (year: string): string => {
  const [from = '', to] = year.split('-')
  return to === undefined ? `${from} 年` : `${from}–${to.slice(-2)} 学年`
}
