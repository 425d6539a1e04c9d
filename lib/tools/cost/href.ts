import { usualGrowth } from '@/lib/content/cost-countries/growth'
import { paths } from '@/lib/routing/paths'
import { cityValue, ownField, ownLines } from './fields'
import type { CostInput } from './input'

/** The address that gives this estimate again. */
export function costHref(input: CostInput): string {
  const {
    country,
    tier,
    level,
    school,
    fee,
    years,
    housing,
    flights,
    hasInsurance,
    hasVisa,
    scholarship,
    growth,
    buffer,
  } = input
  const query = new URLSearchParams({ country: country.value })
  if (tier !== country.tiers[0] || school !== null) query.set('city', cityValue(country, tier))
  query.set('level', level)
  if (fee !== null) query.set('fee', fee.id)
  else if (school !== null) query.set('sid', school.id)
  query.set('years', String(years))
  query.set('housing', housing)
  query.set('flights', String(flights))
  query.set('insurance', hasInsurance ? '1' : '0')
  query.set('visa', hasVisa ? '1' : '0')
  for (const test of input.tests) query.append('test', test)
  if (scholarship > 0) query.set('scholarship', String(scholarship))
  if (growth !== usualGrowth(country.value)) query.set('growth', String(growth))
  if (buffer > 0) query.set('buffer', String(buffer))
  for (const { line } of ownLines) {
    const value = input.own[line]
    if (value !== undefined) query.set(ownField(line), String(value))
  }
  const hasLocal =
    scholarship > 0 || ownLines.some(({ line, isLocal }) => isLocal && input.own[line] !== undefined)
  if (hasLocal) query.set('cur', country.currency)
  return `${paths.cost}?${query}`
}
