import { orEmpty } from '@/lib/api/client'
import { listTariffs } from '@/lib/api/programmes'
import { listRankedValues } from '@/lib/api/schools'
import { valueDefinition } from '@/lib/schools/values'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import {
  comparedKeys,
  countSchools,
  type GapBand,
  gapBands,
  type SchoolCounts,
} from '@/lib/tools/conditions/school-gaps'
import { tariffBands, tariffSubjects } from '@/lib/tools/conditions/tariffs'

export type CountryGaps = {
  bands: readonly GapBand[]
  caption: string
  /** What it means to reach the compared values. */
  reached: string
}

type SchoolValuesFound = {
  /**
   * Schools with the difference to each, by country. A country without comparable values, or whose data cannot be
   * read, is left out.
   */
  gaps: ReadonlyMap<string, CountryGaps>
  counts: ReadonlyMap<string, SchoolCounts>
}

/** Compares the published values of schools with the answers. @param codes country codes */
export async function loadGaps(codes: readonly string[], input: ConditionInput): Promise<SchoolValuesFound> {
  const found = await Promise.all(
    codes.map(async (code) => {
      if (code === 'uk' && hasTariff(input)) return { code, gaps: await loadTariffs(input), counts: null }
      const keys = comparedKeys(code, input)
      if (keys.length === 0) return null
      const schools = await orEmpty(listRankedValues(code, keys))
      const bands = gapBands(schools, input)
      const isLanguageOnly = keys.every((key) => key === 'ielts')
      const gaps: CountryGaps = {
        bands,
        caption: keys.map((key) => valueDefinition(key).label).join('、'),
        reached: isLanguageOnly ? '雅思够到全校最低一档' : '在公布的范围以内或以上',
      }
      return { code, gaps: bands.length === 0 ? null : gaps, counts: countSchools(schools, input) }
    }),
  )
  const known = found.filter((each) => each !== null)
  return {
    gaps: new Map(known.flatMap(({ code, gaps }) => (gaps === null ? [] : [[code, gaps] as const]))),
    counts: new Map(known.flatMap(({ code, counts }) => (counts === null ? [] : [[code, counts] as const]))),
  }
}

const hasTariff = ({ level, grade, field }: ConditionInput): boolean =>
  level === 'undergraduate' && grade?.system === 'ucas' && field !== null

/** Compares the points of new students in a subject at British universities. */
async function loadTariffs({ grade, field }: ConditionInput): Promise<CountryGaps | null> {
  if (grade === null || field === null) return null
  const subjects = tariffSubjects[field]
  const bands = tariffBands(await orEmpty(listTariffs(Object.keys(subjects))), subjects, grade.value)
  if (bands.length === 0) return null
  return { bands, caption: 'UCAS 积分与各学科新生比（Discover Uni）', reached: '在中间一半以内或以上' }
}
