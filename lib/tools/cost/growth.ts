import path from 'node:path'
import { z } from 'zod'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { cell, readColumns } from '@/lib/core/column-table'

/** Measured increases of tuition, nominal and over more than one school. */
const columns = z.object({
  country: cell.text,
  level: cell.oneOf(['undergraduate', 'master']),
  from_year: cell.text,
  to_year: cell.text,
  percent: cell.number,
  what: cell.text,
})

const folder = path.join(process.cwd(), 'lib/content/countries')

const measured = readColumns('fee_growth.csv', columns, folder).map(({ values }) => values)

/** The assumed yearly increase of a country's tuition in percent when the visitor gives none. */
export const usualGrowth = (country: string): number => costCountries.find(country)?.growth ?? 0

/** The measured increase on which a country's assumption is based, with its years; null when none is assumed. */
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
