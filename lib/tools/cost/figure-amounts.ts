import { yuanPerUnit } from '@/lib/facts/rates'
import { type Figure, figure } from '@/lib/facts/registry'
import { type Amount, between, total } from './amount'

/** Ids of figures: any one of the alternatives, each a sum of figures. */
export type Alternatives = readonly (readonly string[])[]

/** Yuan for one unit of a currency. */
export type Rates = { local: number; of: (currency: string) => number }

export function toRates(currency: string, rate: Figure): Rates {
  const known = new Map([
    ['CNY', 1],
    [currency, yuanPerUnit(rate)],
  ])
  const of = (currency: string) => {
    const value = known.get(currency) ?? yuanPerUnit(figure(`fx-${currency.toLowerCase()}-cny`))
    known.set(currency, value)
    return value
  }
  return { local: of(currency), of }
}

const timesPerYear: Readonly<Record<string, number>> = { month: 12, semester: 2 }

/**
 * From the cheapest to the dearest alternative; the typical amount is the middle of the two.
 * @param raise the factor by which a price of its year is raised
 */
export function amountOf(
  alternatives: Alternatives,
  rates: Rates,
  raise: (figure: Figure) => number = () => 1,
): Amount {
  const sums = alternatives.map((ids) => {
    const ranges = ids.map((id) => {
      const { low, high } = toRange(figure(id), rates)
      const factor = raise(figure(id))
      return { low: low * factor, high: high * factor }
    })
    return { low: total(ranges.map(({ low }) => low)), high: total(ranges.map(({ high }) => high)) }
  })
  return between(Math.min(...sums.map(({ low }) => low)), Math.max(...sums.map(({ high }) => high)))
}

/** A figure as an amount in the country's currency per year, or per payment when it is paid once. */
function toRange({ id, value, unit }: Figure, rates: Rates): { low: number; high: number } {
  if (typeof value === 'string') throw new Error(`fact ${id} is no amount`)
  const [currency = '', period = ''] = unit.split('/')
  const factor = ((timesPerYear[period] ?? 1) * rates.of(currency)) / rates.local
  const values = typeof value === 'number' ? [value] : value
  return { low: Math.min(...values) * factor, high: Math.max(...values) * factor }
}

/**
 * A single amount in a country's currency, converted to a year.
 * @throws when the figure is a range or no amount of money
 */
export function toAnnualAmount({ id, value, unit }: Figure): number {
  const period = unit.split('/')[1] ?? ''
  if (typeof value !== 'number') throw new Error(`fact ${id} is no single amount`)
  return value * (timesPerYear[period] ?? 1)
}
