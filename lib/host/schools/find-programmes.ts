import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { type programmeOperations, programmeWireSchema, tariffsSchema } from '@/lib/contract/programmes'
import { foldName } from './fold-name'
import { allEqual, nullsLast, pageOf, type SchoolStore, schoolName } from './store'

type ProgrammeFilter = z.output<typeof programmeOperations.programmes.query>

const columns = programmeWireSchema.keyof().options

/** One page of the programmes of a school. Programmes without the sorted value come last. */
export async function findProgrammes(store: SchoolStore, filter: ProgrammeFilter) {
  const { school, q, level, field, fee_max, sort, ...paging } = filter
  const words = JSON.stringify(
    foldName(q ?? '')
      .split(' ')
      .slice(0, 8),
  )
  let matching = store
    .selectFrom('programmes')
    .where('school', '=', school)
    .where(sql<SqlBool>`not exists (select 1 from json_each(${words}) where instr(search, value) = 0)`)
  if (fee_max !== undefined) matching = matching.where('fee', '<=', fee_max)
  const both = matching.where(allEqual({ level, field }))
  const isRising = sort === 'title' || sort === 'fee'
  const ordered = isRising ? both.orderBy(sort, nullsLast) : both.orderBy(sort, 'desc')
  const [found, levels, fields] = await Promise.all([
    pageOf(ordered.select(columns).orderBy('id'), paging),
    matching
      .where(allEqual({ field }))
      .select(({ fn }) => ['level as value', fn.countAll<number>().as('count')])
      .groupBy('level')
      .execute(),
    matching
      .where(allEqual({ level }))
      .where('field', 'is not', null)
      .select(({ fn }) => ['field as value', fn.countAll<number>().as('count')])
      .groupBy('field')
      .execute(),
  ])
  return {
    ...found,
    levels,
    fields: fields.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }])),
  }
}

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

type MajorSchoolFilter = z.output<typeof programmeOperations.majorSchools.query>

/**
 * Schools that teach a major, in one country or all; those without the sorted value come last. `match`: under the subject's own code or
 * name, or under a code that includes other subjects too.
 */
export async function findMajorSchools(
  store: SchoolStore,
  { major, country, sort, match, ...paging }: MajorSchoolFilter,
) {
  const all = store
    .selectFrom('major_schools')
    .where('major', '=', major)
    .where('near', '=', match === 'near' ? 1 : 0)
  const matching = all
    .where(allEqual({ 'major_schools.country': country }))
    .innerJoin('schools', 'schools.id', 'major_schools.school')
  const ordered =
    sort === 'rank'
      ? matching
          .orderBy('rank_num', nullsLast)
          // Schools of the same rank: the rows of each stay together.
          .orderBy(sql`iif(rank_num is null, '', school)`)
          .orderBy('graduates', 'desc')
      : matching.orderBy(sort, 'desc')
  const [{ list, ...counts }, countries] = await Promise.all([
    pageOf(
      ordered.selectAll('major_schools').select(['name_zh', 'name_en', 'rank_num']).orderBy('school'),
      paging,
    ),
    all
      .select(({ fn }) => ['country', fn.count<number>('school').distinct().as('schools')])
      .groupBy('country')
      .orderBy('schools', 'desc')
      .execute(),
  ])
  return {
    list: list.map(({ major: _, near: __, rank_num, ...row }) => ({
      ...row,
      rank: rank_num ? String(rank_num) : null,
    })),
    ...counts,
    countries,
  }
}
