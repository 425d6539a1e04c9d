import { writeAddress } from '@/lib/address'
import { paths } from '@/lib/routing/paths'
import { usualGrowth } from '@/lib/tools/cost/growth'
import { cityValue, costFields, ownField, ownLines } from './fields'
import type { CostInput } from './input'

/** The address of this estimate. */
export function costHref(input: CostInput): string {
  const { country, tier, level, school, fee, scholarship, growth, buffer, own } = input
  const isLocal = scholarship > 0 || ownLines.some(({ line, isLocal }) => isLocal && own[line] !== undefined)
  return writeAddress(paths.cost, costFields, {
    country: country.value,
    city: tier !== country.tiers[0] || school !== null ? cityValue(country, tier) : undefined,
    level,
    fee: fee?.id,
    sid: fee === null ? school?.id : undefined,
    years: input.years,
    housing: input.housing,
    flights: input.flights,
    insurance: input.hasInsurance ? '1' : '0',
    visa: input.hasVisa ? '1' : '0',
    test: input.tests,
    scholarship: scholarship > 0 ? scholarship : undefined,
    growth: growth === usualGrowth(country.value) ? undefined : growth,
    buffer: buffer > 0 ? buffer : undefined,
    ...Object.fromEntries(ownLines.map(({ line }) => [ownField(line), own[line]])),
    cur: isLocal ? country.currency : undefined,
  })
}
