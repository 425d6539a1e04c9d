import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import { gaokaoUniversities } from '@/lib/tools/gaokao/match'

/** The lowest IELTS score of the universities that publish something about the 高考, by id. */
export async function loadLowestIelts(): Promise<ReadonlyMap<string, number>> {
  const countries = new Set(gaokaoUniversities().map(({ country }) => country))
  const found = await Promise.all([...countries].map((code) => orEmpty(listRankedValues(code, ['ielts']))))
  return new Map(
    found.flat().flatMap(({ id, values }) => {
      const lowest = values.get('ielts')?.num
      return lowest == null ? [] : [[id, lowest] as const]
    }),
  )
}
