import type { z } from 'zod'
import type { rankedValuesSchema, schoolOperations } from '@/lib/contract/schools'
import { fromJsonText } from './json-text'
import { pageOf, type SchoolStore } from './store'
import { valueColumns } from './tables'

/** Ranked universities of a country that publish at least one of some values, with those values; the highest rank first. */
export async function findRankedValues(
  store: SchoolStore,
  { country, keys, ...paging }: z.output<typeof schoolOperations.values.query>,
): Promise<z.input<typeof rankedValuesSchema>> {
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
    .select(['school', ...valueColumns])
    .where(
      'school',
      'in',
      rows.map(({ id }) => id),
    )
    .where('key', 'in', wanted)
    .execute()
  const valuesOf = (id: string) =>
    values.filter(({ school }) => school === id).map(({ school: _, ...value }) => value)
  return {
    list: rows.flatMap(({ id, rank_num, record }) => {
      const { name_zh, name_en, website } = fromJsonText(record)
      return rank_num === null
        ? []
        : [{ id, name_zh, name_en, country, website, rank_num, values: valuesOf(id) }]
    }),
    ...counts,
  }
}
