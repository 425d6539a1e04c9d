import type { z } from 'zod'
import { rankedValuesSchema, schoolRecordSchema } from '@/lib/contract/schools'
import { type Paging, pageOf } from './page-of'
import type { SchoolStore } from './store'

export type RankedValuesFilter = { country: string; keys: string } & Paging

/** Ranked universities of a country that publish one of some values, with those values; the first places first. */
export async function findRankedValues(
  store: SchoolStore,
  { country, keys, ...paging }: RankedValuesFilter,
): Promise<z.output<typeof rankedValuesSchema>> {
  const wanted = keys.split(',')
  const ranked = store
    .selectFrom('schools')
    .where('country', '=', country)
    .where('level', '=', 'university')
    .where('rank_num', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('school_values')
          .select('key')
          .whereRef('school_values.school', '=', 'schools.id')
          .where('key', 'in', wanted),
      ),
    )
    .select(['id', 'rank_num', 'record'])
    .orderBy('rank_num')
    .orderBy('id')
  const { list: rows, ...counts } = await pageOf(ranked, paging)
  const values = await store
    .selectFrom('school_values')
    .select(['school', 'key', 'num', 'num_to', 'text', 'year', 'source', 'place', 'among'])
    .where(
      'school',
      'in',
      rows.map(({ id }) => id),
    )
    .where('key', 'in', wanted)
    .execute()
  const bySchool = Map.groupBy(values, ({ school }) => school)
  return rankedValuesSchema.parse({
    list: rows.map(({ id, rank_num, record }) => {
      const { name_zh, name_en, website } = schoolRecordSchema.parse(JSON.parse(record))
      return { id, name_zh, name_en, country, website, rank_num, values: bySchool.get(id) ?? [] }
    }),
    ...counts,
  })
}
