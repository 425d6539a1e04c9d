import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { comparedKeys, countSchools, type SchoolCounts } from '@/lib/tools/conditions/school-counts'

/** How many schools of each country are reached by the answers; without those that have no comparable value. */
export async function loadCounts(
  codes: readonly string[],
  input: ConditionInput,
): Promise<ReadonlyMap<string, SchoolCounts>> {
  const found = await Promise.all(
    codes.map(async (code) => {
      const keys = comparedKeys(code, input)
      return keys.length === 0
        ? []
        : [[code, countSchools(await orEmpty(listRankedValues(code, keys)), input)] as const]
    }),
  )
  return new Map(found.flat())
}
