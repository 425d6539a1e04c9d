import { sql } from 'kysely'
import type { z } from 'zod'
import { tariffsSchema } from '@/lib/contract/programmes'
import type { SchoolStore } from './store'

/** The UCAS points of students who began some subjects at ranked British universities, the highest rank first. */
export async function findTariffs(
  store: SchoolStore,
  { codes, page, limit }: { codes: string; page: number; limit: number },
): Promise<z.output<typeof tariffsSchema>> {
  const matching = store
    .selectFrom('subjects')
    .innerJoin('schools', 'schools.id', 'subjects.school')
    .where('subjects.code', 'in', codes.split(','))
    .where('tariff', 'is not', null)
  const [rows, { total }] = await Promise.all([
    matching
      .select(['subjects.school', 'rank_num', 'code', 'tariff', 'tariff_year'])
      .select(sql<string>`coalesce(schools.name_zh, schools.name_en)`.as('name'))
      .select(sql<string>`coalesce(subjects.title_zh, subjects.title)`.as('title'))
      .orderBy('rank_num', (order) => order.asc().nullsLast())
      .orderBy('subjects.school')
      .orderBy('code')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return tariffsSchema.parse({
    list: rows.map(({ tariff, tariff_year, ...row }) => ({
      ...row,
      year: tariff_year,
      bands: bandsOf(tariff),
    })),
    total,
    page,
    limit,
  })
}

/** `096:13;112:12`, as the library stores it. */
const bandsOf = (text: string | null) =>
  (text ?? '').split(';').flatMap((band) => {
    const [from, percent] = band.split(':').map(Number)
    return from === undefined || percent === undefined || percent === 0 ? [] : [{ from, percent }]
  })
