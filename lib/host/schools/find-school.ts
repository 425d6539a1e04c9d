import type { z } from 'zod'
import type { schoolDetailWireSchema } from '@/lib/contract/schools'
import { findChinaAverages, findChinaRules } from './find-china-rules'
import { fromJsonText } from './json-text'
import { type Paging, pageOf } from './page-of'
import { redirectOf } from './redirects'
import type { SchoolStore } from './store'
import { valueColumns } from './tables'

type SchoolDetail = z.input<typeof schoolDetailWireSchema>

/** Everything in the library about one school, by its own id or an old id that redirects to it; null when there is none. */
export async function findSchool(store: SchoolStore, asked: string): Promise<SchoolDetail | null> {
  const id = await redirectOf(store, asked)
  const found = await store.selectFrom('schools').select('record').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return null
  const [values, fees, subjects, rules, averages, listed, programmes] = await Promise.all([
    store.selectFrom('school_values').select(valueColumns).where('school', '=', id).execute(),
    findSchoolFees(store, { school: id }),
    store
      .selectFrom('subjects')
      .select([
        'code',
        'title',
        'title_zh',
        'depth',
        'courses',
        'pay_low',
        'pay',
        'pay_high',
        'pay_n',
        'pay_year',
        'continuation',
        'continuation_year',
        'tariff',
        'tariff_year',
      ])
      .where('school', '=', id)
      .where((or) =>
        or.or([or('pay', 'is not', null), or('tariff', 'is not', null), or('continuation', 'is not', null)]),
      )
      .orderBy('code')
      .execute(),
    findChinaRules(store, id),
    findChinaAverages(store, id),
    store
      .selectFrom('china_lists')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('uk', '=', id)
      .executeTakeFirstOrThrow(),
    store
      .selectFrom('programmes')
      .select(({ fn }) => [
        'level',
        fn.countAll<number>().as('count'),
        fn.count<number>('fee').as('fee'),
        fn.count<number>('pay').as('pay'),
        fn.count<number>('graduates').as('graduates'),
      ])
      .where('school', '=', id)
      .groupBy('level')
      .execute(),
  ])
  return {
    ...fromJsonText(found.record),
    values,
    fees: fees.list,
    subjects,
    china_rules: rules,
    china_averages: averages,
    china_listed: listed.count,
    programmes,
  }
}

type FeeFilter = {
  school?: string | undefined
  country?: string | undefined
  level?: string | undefined
  kind?: 'range' | 'programme' | 'pathway' | 'group' | undefined
} & Partial<Paging>

/** Published prices of one school, or of a country and level; ranges first, then programmes, then pathway courses. */
export async function findSchoolFees(
  store: SchoolStore,
  { school, country, level, kind, page = 1, limit = 200 }: FeeFilter,
) {
  const matching = store
    .selectFrom('fees')
    .$if(school !== undefined, (query) => query.where('school', '=', school ?? ''))
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .$if(level !== undefined, (query) => query.where('level', '=', level ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'range'))
  const rows = matching
    .select([
      'school',
      'school_name',
      'country',
      'kind',
      'level',
      'title',
      'low',
      'high',
      'currency',
      'per',
      'text',
      'year',
      'ielts',
      'note',
      'once',
      'url',
      'checked',
      'source',
    ])
    .orderBy((order) =>
      order.case().when('kind', '=', 'range').then(0).when('kind', '=', 'programme').then(1).else(2).end(),
    )
    .orderBy('id')
  return pageOf(rows, { page, limit })
}
