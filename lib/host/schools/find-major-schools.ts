import type { z } from 'zod'
import type { programmeOperations } from '@/lib/contract/programmes'
import { nullsLast, pageOf, type SchoolStore } from './store'

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
    .$if(country !== undefined, (query) => query.where('major_schools.country', '=', country ?? ''))
    .innerJoin('schools', 'schools.id', 'major_schools.school')
  const ordered =
    sort === 'rank'
      ? matching
          .orderBy('rank_num', nullsLast)
          // Schools of the same rank: the rows of each stay together.
          .orderBy((row) => row.case().when('rank_num', 'is', null).then('').else(row.ref('school')).end())
          .orderBy('graduates', (order) => order.desc().nullsLast())
      : matching.orderBy(sort, (order) => order.desc().nullsLast())
  const [{ list, ...counts }, countries] = await Promise.all([
    pageOf(
      ordered
        .select([
          'school',
          'schools.name_zh',
          'schools.name_en',
          'major_schools.country',
          'major_schools.level',
          'title',
          'programmes',
          'graduates',
          'pay',
          'currency',
          'fee',
          'rank_num',
          'year',
          'source',
        ])
        .orderBy('school'),
      paging,
    ),
    all
      .select(({ fn }) => ['country', fn.count<number>('school').distinct().as('schools')])
      .groupBy('country')
      .orderBy('schools', 'desc')
      .execute(),
  ])
  return {
    list: list.map(({ rank_num, ...row }) => ({ ...row, rank: rank_num === null ? null : String(rank_num) })),
    ...counts,
    countries,
  }
}
