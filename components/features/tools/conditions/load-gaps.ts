import { orEmpty } from '@/lib/api/client'
import { listTariffs } from '@/lib/api/programmes'
import { listRankedValues } from '@/lib/api/schools'
import { valueDefinition } from '@/lib/schools/values'
import type { CountryResult } from '@/lib/tools/conditions/evaluate'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { comparedKeys, type GapBand, gapBands } from '@/lib/tools/conditions/school-gaps'
import { tariffBands, tariffSubjects } from '@/lib/tools/conditions/tariffs'

export type CountryGaps = { bands: readonly GapBand[]; caption: string }

/** Schools with the gap to each, by country; a country without comparable values, or one that cannot be read, is left out. */
export async function loadGaps(
  countries: readonly CountryResult[],
  input: ConditionInput,
): Promise<ReadonlyMap<string, CountryGaps>> {
  const found = await Promise.all(
    countries.map(async ({ country: { code } }): Promise<[string, CountryGaps] | null> => {
      if (code === 'uk' && hasTariff(input)) return loadTariffs(input)
      const keys = comparedKeys(code, input)
      if (keys.length === 0) return null
      const bands = gapBands(await orEmpty(listRankedValues(code, keys)), input)
      const caption = keys.map((key) => valueDefinition(key).label).join('、')
      return bands.length === 0 ? null : [code, { bands, caption }]
    }),
  )
  return new Map(found.filter((each) => each !== null))
}

const hasTariff = ({ level, grade, field }: ConditionInput): boolean =>
  level === 'undergraduate' && grade?.system === 'ucas' && field !== null

/** What those had who began the subjects of a direction at British universities. */
async function loadTariffs({ grade, field }: ConditionInput): Promise<[string, CountryGaps] | null> {
  if (grade === null || field === null) return null
  const subjects = tariffSubjects[field]
  const bands = tariffBands(await orEmpty(listTariffs(Object.keys(subjects))), subjects, grade.value)
  return bands.length === 0 ? null : ['uk', { bands, caption: 'UCAS 积分与各学科新生比（Discover Uni）' }]
}
