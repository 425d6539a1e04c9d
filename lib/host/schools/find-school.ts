import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import {
  type rankedValuesSchema,
  type SchoolRow,
  type schoolDetailWireSchema,
  schoolFeeWireSchema,
  type schoolOperations,
  schoolSubjectWireSchema,
} from '@/lib/contract/schools'
import { findChinaAverages, findChinaRules } from './find-china-lists'
import { pageOf, type SchoolStore } from './store'
import { fromJsonText, valueColumns } from './tables'

type SchoolDetail = z.input<typeof schoolDetailWireSchema>

const feeColumns = schoolFeeWireSchema.keyof().options
const subjectColumns = schoolSubjectWireSchema.keyof().options

/** Everything in the library about one school, by its own id or an old id that redirects to it; null when there is none. */
export async function findSchool(store: SchoolStore, asked: string): Promise<SchoolDetail | null> {
  const id = await redirectOf(store, asked)
  const found = await store.selectFrom('schools').select('record').where('id', '=', id).executeTakeFirst()
  if (!found) return null
  const [values, fees, subjects, rules, averages, listed, programmes] = await Promise.all([
    store.selectFrom('school_values').select(valueColumns).where('school', '=', id).execute(),
    store
      .selectFrom('fees')
      .select(feeColumns)
      .where('school', '=', id)
      .orderBy(sql`kind <> 'programme'`)
      .orderBy('id')
      .execute(),
    store
      .selectFrom('subjects')
      .select(subjectColumns)
      .where('school', '=', id)
      .where(sql<SqlBool>`coalesce(pay, tariff, continuation) is not null`)
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
    .where('id', 'in', store.selectFrom('school_values').select('school').where('key', 'in', wanted))
    .select(['id', 'record'])
    .select(({ ref }) => ref('rank_num').$notNull().as('rank_num'))
    .orderBy('rank_num')
    .orderBy('id')
  const { list: rows, ...counts } = await pageOf(ranked, paging)
  const valuesOf = await readValues(
    store,
    rows.map(({ id }) => id),
    wanted,
  )
  return {
    list: rows.map(({ id, rank_num, record }) => {
      const { name_zh, name_en, website } = fromJsonText(record)
      return { id, name_zh, name_en, country, website, rank_num, values: valuesOf(id) }
    }),
    ...counts,
  }
}

/** What these schools publish under these keys, by school. */
export async function readValues(store: SchoolStore, schools: readonly string[], keys: readonly string[]) {
  const rows = await store
    .selectFrom('school_values')
    .select(['school', ...valueColumns])
    .where('school', 'in', schools)
    .where('key', 'in', keys)
    .execute()
  return (id: string) => rows.flatMap(({ school, ...value }) => (school === id ? value : []))
}

/** The records of these ids, in their order; unknown ids are left out. */
export async function readRecords(store: SchoolStore, ids: readonly string[]): Promise<SchoolRow[]> {
  const rows = await store.selectFrom('schools').select(['id', 'record']).where('id', 'in', ids).execute()
  return inOrder(ids, rows).map(({ record }) => fromJsonText(record))
}

/** The names of these schools, in the order of the ids; unknown ids are left out. */
export async function readNames(store: SchoolStore, ids: readonly string[]) {
  const rows = await store
    .selectFrom('schools')
    .select(['id', 'level', 'name_zh', 'name_en'])
    .where('id', 'in', ids)
    .execute()
  return inOrder(ids, rows)
}

const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
