import type { School } from '@/lib/api/schools'
import { sections } from '@/lib/schools/values'
import { numberSources } from './sources-of-page'
import { type BandId, valueBandsOf } from './value-groups'
import { SourceLine, sharedCautions, valueLines } from './value-rows'

/** The values of a school by band, as rows, and their sources, numbered for the page. */
export function schoolValues(school: School) {
  const keys = valueBandsOf(school)
  const sources = numberSources(
    sections.flatMap((band) => keys[band]),
    school,
  )
  const bandOf = new Map(
    sections
      .filter((band) => band !== 'past')
      .flatMap((band) => keys[band].map((key) => [school.values.get(key)?.source ?? '', band] as const))
      .toReversed(),
  )
  // The rows about costs may be in a fold, apart from their sources.
  const sharedOf = (band: BandId) => (band === 'costs' ? [] : sharedCautions(keys[band], school.values))
  return {
    keys,
    sources,
    /** The first band of each source, which names it. */
    bandOf,
    lines: (band: BandId) => valueLines(keys[band], school, sources, sharedOf(band)),
    /** The cautions and sources below the rows of a band. */
    sourceLine: (band: BandId) => {
      const ids = [...new Set(keys[band].flatMap((key) => school.values.get(key)?.source ?? []))]
      const own = ids.filter((source) => bandOf.get(source) === band)
      const shared = sharedOf(band)
      if (own.length === 0 && shared.length === 0) return undefined
      return (
        <>
          {shared.map(({ caution, labels }) => (
            <p key={caution}>
              {labels.join('、')}：{caution}
            </p>
          ))}
          <SourceLine ids={own} sources={sources} />
        </>
      )
    },
  }
}

export type SchoolValues = ReturnType<typeof schoolValues>
