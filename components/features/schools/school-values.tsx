import type { School } from '@/lib/api/schools'
import type { SchoolTile } from '@/lib/schools/tiles'
import { cautionOf, keysWhere, type SchoolValueKey, sections } from '@/lib/schools/values'
import { numberSources } from './sources-of-page'
import { SourceLine, sharedCautions, valueLines } from './value-rows'

type BandId = (typeof sections)[number]

/** The values of a school for each section of its page; those of a past season stand in a fold below the others. */
export function valueBandsOf({ values, programmes }: School): Record<BandId, SchoolValueKey[]> {
  // The page counts the courses that it lists. The number in the profile is of another edition of the same register, so it would contradict.
  const hasCourses = programmes.some(({ level }) => level === 'bachelor')
  const held = (id: BandId) =>
    keysWhere(({ section }) => section === id).filter(
      (key) => values.has(key) && !(key === 'undergraduate-courses' && hasCourses),
    )
  return {
    costs: held('costs'),
    admission: held('admission'),
    outcomes: held('outcomes'),
    place: held('place'),
    past: held('past'),
  }
}

/**
 * The values of a school by band, as rows, and their sources, numbered for the page. What a tile prints is no row again,
 * unless the band would be empty; its limits stand at the foot of the band.
 */
export function schoolValues(school: School, tiles: readonly SchoolTile[]) {
  const keys = valueBandsOf(school)
  const sources = numberSources(
    sections.flatMap((band) => keys[band]),
    school,
  )
  /** The first band of each source, which names it. */
  const bandOf = new Map(
    sections
      .flatMap((band) => keys[band].map((key) => [school.values.get(key)?.source ?? '', band] as const))
      .toReversed(),
  )
  // The rows about costs may be in a fold, apart from their sources, and keep their limits.
  const isTold = (key: SchoolValueKey) => {
    const value = school.values.get(key)
    const isOpen = value === undefined || cautionOf(value) === null || !keys.costs.includes(key)
    return isOpen && tiles.some(({ from }) => from === key)
  }
  const sharedOf = (band: BandId) =>
    band === 'costs' ? [] : sharedCautions(keys[band], school.values, isTold)
  return {
    keys,
    sources,
    lines: (band: BandId) => {
      const rest = keys[band].filter((key) => !isTold(key))
      return valueLines(rest.length === 0 ? keys[band] : rest, school, sources, sharedOf(band))
    },
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
