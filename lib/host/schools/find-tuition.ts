import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type tuitionOperations,
  tuitionPageSchema,
  tuitionSchoolsSchema,
  tuitionSpansSchema,
} from '@/lib/contract/tuition'
import { redirectOf } from './find-school'
import { nullsLast, pageOf, type SchoolStore } from './store'

/** Prices of one school: those for the whole school first, then its programmes by title. */
export async function findTuition(
  store: SchoolStore,
  { school, level, ...paging }: z.output<typeof tuitionOperations.tuition.query>,
): Promise<z.output<typeof tuitionPageSchema>> {
  const rows = store
    .selectFrom('tuition')
    .where('school', '=', await redirectOf(store, school))
    .where('level', '=', level)
    .selectAll()
    .orderBy(sql`kind = 'programme'`)
    .orderBy('programme')
    .orderBy('id')
  return tuitionPageSchema.parse(await pageOf(rows, paging))
}

/** Schools of a country with a price, the ranked ones first. */
export async function findTuitionSchools(
  store: SchoolStore,
  { country, level, page, limit }: z.output<typeof tuitionOperations.schools.query>,
): Promise<z.output<typeof tuitionSchoolsSchema>> {
  const matching = store.selectFrom('tuition').where('country', '=', country).where('level', '=', level)
  const [list, { total }] = await Promise.all([
    matching
      .select(({ fn }) => ['school as id', 'school_name as name', fn.countAll<number>().as('prices')])
      .groupBy(['school', 'school_name', 'rank_num'])
      .orderBy('rank_num', nullsLast)
      .orderBy('school')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select(({ fn }) => fn.count<number>('school').distinct().as('total')).executeTakeFirstOrThrow(),
  ])
  return tuitionSchoolsSchema.parse({ list, total, page, limit })
}

/** Ranges of prices, by country and level. */
export async function findTuitionSpans(store: SchoolStore): Promise<z.output<typeof tuitionSpansSchema>> {
  const rows = await store
    .selectFrom('tuition_spans')
    .selectAll()
    .orderBy('country')
    .orderBy('level')
    .orderBy('basis', 'desc')
    .execute()
  return tuitionSpansSchema.parse({
    list: rows.map(({ price_years, fee_years, sources, ...row }) => ({
      ...row,
      price_years: JSON.parse(price_years).map(Number),
      fee_years: JSON.parse(fee_years),
      sources: JSON.parse(sources),
    })),
  })
}
