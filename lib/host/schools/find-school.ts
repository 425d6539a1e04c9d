import type { z } from 'zod'
import {
  type schoolDetailWireSchema,
  schoolFeeWireSchema,
  schoolSubjectWireSchema,
} from '@/lib/contract/schools'
import { findChinaAverages, findChinaRules } from './find-china-lists'
import { fromJsonText } from './json-text'
import type { SchoolStore } from './store'
import { valueColumns } from './tables'

type SchoolDetail = z.input<typeof schoolDetailWireSchema>

const feeColumns = schoolFeeWireSchema.keyof().options
const subjectColumns = schoolSubjectWireSchema.keyof().options

/** Everything in the library about one school, by its own id or an old id that redirects to it; null when there is none. */
export async function findSchool(store: SchoolStore, asked: string): Promise<SchoolDetail | null> {
  const id = await redirectOf(store, asked)
  const found = await store.selectFrom('schools').select('record').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return null
  const [values, fees, subjects, rules, averages, listed, programmes] = await Promise.all([
    store.selectFrom('school_values').select(valueColumns).where('school', '=', id).execute(),
    store
      .selectFrom('fees')
      .select(feeColumns)
      .where('school', '=', id)
      .orderBy((order) => order.case().when('kind', '=', 'programme').then(0).else(1).end())
      .orderBy('id')
      .execute(),
    store
      .selectFrom('subjects')
      .select(subjectColumns)
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
    fees,
    subjects,
    china_rules: rules,
    china_averages: averages,
    china_listed: listed.count,
    programmes,
  }
}

/** The new id of a closed or merged school; any other id is returned unchanged. */
export async function redirectOf(store: SchoolStore, id: string): Promise<string> {
  const found = await store.selectFrom('redirects').select('now').where('id', '=', id).executeTakeFirst()
  return found?.now ?? id
}
