import { sql } from 'kysely'
import type { z } from 'zod'
import { type programmeOperations, tariffsSchema } from '@/lib/contract/programmes'
import { nullsLast, pageOf, type SchoolStore, schoolName } from './store'

/** The UCAS points of students who began some subjects at ranked British universities, the highest rank first. */
export async function findTariffs(
  store: SchoolStore,
  { codes, ...paging }: z.output<typeof programmeOperations.tariffs.query>,
): Promise<z.output<typeof tariffsSchema>> {
  const { list, ...counts } = await pageOf(
    store
      .selectFrom('subjects')
      .innerJoin('schools', 'schools.id', 'subjects.school')
      .where('subjects.code', 'in', codes.split(','))
      .where('tariff', 'is not', null)
      .select(['subjects.school', 'rank_num', 'code', 'tariff', 'tariff_year'])
      .select(schoolName.as('name'))
      .select(sql<string>`coalesce(subjects.title_zh, subjects.title)`.as('title'))
      .orderBy('rank_num', nullsLast)
      .orderBy('subjects.school')
      .orderBy('code'),
    paging,
  )
  return tariffsSchema.parse({
    list: list.map(({ tariff, tariff_year, ...row }) => ({
      ...row,
      year: tariff_year,
      bands: bandsOf(tariff),
    })),
    ...counts,
  })
}

/** `096:13;112:12`, as the library stores it. */
const bandsOf = (text: string | null) =>
  (text ?? '').split(';').flatMap((band) => {
    const [from, percent] = band.split(':').map(Number)
    return from === undefined || percent === undefined || percent === 0 ? [] : [{ from, percent }]
  })
