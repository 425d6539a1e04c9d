import type { School } from '@/lib/api/schools'
import { yearText } from '@/lib/schools/value-text'
import type { SchoolValueKey } from '@/lib/schools/values'
import { FoldOfRows } from './fold-of-rows'
import type { NumberedSources } from './sources-of-page'
import { FactLines, SourceLine, valueLines } from './value-rows'

type PastSeasonProps = {
  keys: readonly SchoolValueKey[]
  school: School
  sources: NumberedSources
  /** The sources that a section above lists. */
  named: ReadonlyMap<string, unknown>
}

/** Values of a past season, in a fold with its year, because no decision depends on them any more. */
export function PastSeason({ keys, school, sources, named }: PastSeasonProps) {
  const seasons = [
    ...new Set(keys.flatMap((key) => school.values.get(key)?.year ?? []).map((year) => yearText(year))),
  ].map((year) => year.replace(/ 申请季$/, '').replace(/^(\d{4})-(\d{2})$/, '$1–$2'))
  if (seasons.length === 0) return null
  return (
    <FoldOfRows
      count={keys.length}
      label={`${seasons.join('、')} 那一季的考试政策与日期（已过去，不能照着准备）`}
    >
      <FactLines
        caption="过往一季的考试政策与日期"
        lines={valueLines(keys, school, sources)}
        foot={
          <SourceLine
            ids={[...new Set(keys.flatMap((key) => school.values.get(key)?.source ?? []))].filter(
              (source) => !named.has(source),
            )}
            sources={sources}
          />
        }
      />
    </FoldOfRows>
  )
}
