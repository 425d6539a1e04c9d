import type { ConditionSheet, CountryResult } from '@/lib/tools/conditions/evaluate'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { ChinaPlacements } from './china-placements'
import { CountryFold } from './country-fold'
import type { ChinaView } from './load-china'
import type { EntryLines } from './load-entry-lines'
import type { CountryGaps } from './load-gaps'

type ConditionsByCountryProps = {
  input: ConditionInput
  sheet: Extract<ConditionSheet, { kind: 'result' }>
  /** Schools with the difference to each, by country. */
  gaps: ReadonlyMap<string, CountryGaps>
  /** The groups of the named institution at UK universities; null when none was named. */
  china: ChinaView | null
  /** What universities require of the visitor's qualification, by country. */
  entries: ReadonlyMap<string, EntryLines>
}

/** The reasons and the sources, country by country. */
export function ConditionsByCountry({
  input,
  sheet: { countries },
  gaps,
  china,
  entries,
}: ConditionsByCountryProps) {
  const partsOf = (result: CountryResult) => ({
    result,
    gaps: gaps.get(result.country.code) ?? null,
    entry: entries.get(result.country.code) ?? null,
    china:
      result.country.code === 'uk' && china !== null ? <ChinaPlacements view={china} input={input} /> : null,
  })
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="by-country">
      <h2 id="by-country" className="text-xl">
        各国的依据和出处
      </h2>
      <div className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-12 items-start">
        {countries.map((result) => (
          <CountryFold key={result.country.code} {...partsOf(result)} />
        ))}
      </div>
    </section>
  )
}
