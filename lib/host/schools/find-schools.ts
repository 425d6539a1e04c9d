import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { type SchoolRow, type schoolPageSchema, schoolWireSchema } from '@/lib/contract/schools'
import { finderNames } from '@/lib/schools/finder'
import { valueDefinition, valuesBehind } from '@/lib/schools/values'
import { codeToCharacter, countedFilters, countFacets } from './counted-filters'
import { readRecords, readValues } from './find-school'
import { createNameReader, type NameHits } from './name-reader'
import { choicesOf, columnOf, type NamedSchools, type SchoolFilter, testsOf } from './school-filters'
import { onceForStore, type Paging, type SchoolStore } from './store'

type SchoolPage = z.input<typeof schoolPageSchema>

/** The fields of a list; the other fields of a record are shown on its own page only. */
const listed = schoolWireSchema.keyof().options

type Listed = Pick<SchoolRow, (typeof listed)[number]>

/**
 * One page of the matching schools in the requested order. `total` counts all of them, `exact` those that `q` names, which come first in the
 * usual order, and `alike` those that follow them because they have the same name.
 */
export async function findSchools(
  store: SchoolStore,
  { page, limit, ...filter }: SchoolFilter & Paging,
): Promise<SchoolPage> {
  const { ids, ...counts } = await findSchoolIds(store, filter, { page, limit })
  const [records, highlightsOf] = await Promise.all([
    readRecords(store, ids),
    findHighlights(store, ids, filter),
  ])
  const list = records.map((record) => {
    const row = { ...record, highlights: highlightsOf(record.id) }
    return Object.fromEntries(listed.map((name) => [name, row[name]])) as Listed
  })
  return { list, page, limit, ...counts }
}

/** The ids of such a page. */
export async function findSchoolIds(store: SchoolStore, filter: SchoolFilter, { page, limit }: Paging) {
  const hits = await hitsOf(store, filter)
  const { from, order } =
    filter.near === undefined ? listing(filter, hits) : await neighbours(store, filter.near)
  const matching = allOf([...testsOf(filter).values(), isHit(hits)])
  const how = !hits ? sql`x'00'` : hitOf(hits)
  const counted = await sql<{ total: number; exact: number; alike: number }>`
    select count(*) as total, count(*) filter (where ${how} = x'03') as exact, count(*) filter (where ${how} = x'02') as alike
    from ${from} where ${matching}`.execute(store)
  const [counts = { total: 0, exact: 0, alike: 0 }] = counted.rows
  const offset = (page - 1) * limit
  if (offset >= counts.total) return { ids: [], ...counts }
  const { rows } = await sql<{ id: string }>`
    select id from ${from} where ${matching} order by ${order} limit ${limit} offset ${offset}`.execute(store)
  return { ids: rows.map(({ id }) => id), ...counts }
}

/** How many schools each choice of each filter would leave. A school that fails only one filter counts among that filter's choices. */
export async function findSchoolFacets(store: SchoolStore, filter: SchoolFilter) {
  const { sort: _sort, order: _order, near: _near, among, ...asked } = filter
  const key = JSON.stringify({ ...asked, among: among && [...among] })
  return (await facetsOf(store)).forceFetch(key, { context: filter })
}

/** The counts last asked for, because each reads all schools and a list with its pages and orders asks for the same ones. */
const facetsOf = onceForStore(
  async (store) =>
    new LRUCache<string, ReturnType<typeof countFacets>, SchoolFilter>({
      max: 200,
      fetchMethod: (_key, _stale, { context }) => countSchools(store, context),
    }),
)

async function countSchools(store: SchoolStore, filter: SchoolFilter) {
  const hits = await hitsOf(store, filter)
  const tests = testsOf(filter)
  const counted = countedFilters.flatMap(({ name }, at) => {
    const test = tests.get(name)
    return test && tests.delete(name) ? [{ test, number: at + 1 }] : []
  })
  const required = allOf([...tests.values(), isHit(hits)])
  const passed = sql.join([sql`0`, ...counted.map(({ test }) => test)], sql` + `)
  const failed = sql.join(
    counted.map(({ test, number }) => sql`when not ${test} then ${codeToCharacter(number)}`),
    sql` `,
  )
  const none = sql.lit(codeToCharacter(0))
  const { rows } = await sql<{ schools: string | null }>`
    select group_concat(${!counted.length ? none : sql`case ${failed} else ${none} end`} || ${choicesOf(filter)}, '') as schools
    from listing where ${required} and ${passed} >= ${counted.length - 1}`.execute(store)
  return countFacets(rows[0]?.schools ?? '')
}

const allOf = (tests: readonly RawBuilder<unknown>[]) => sql.join(tests, sql` and `)

/** A small number of matches is looked up by place, which is faster. */
function isHit(hits: NameHits | null) {
  if (!hits) return sql`true`
  const places = Array.from(hits, (hit, at) => (hit > 0 ? at + 1 : 0)).filter((place) => place > 0)
  return places.length > fewHits
    ? sql`${hitOf(hits)} > x'00'`
    : sql`place in (select value from json_each(${JSON.stringify(places)}))`
}

const fewHits = 2_000

/** The byte of a school: see `NameHits`. */
const hitOf = (hits: NameHits) => sql`substr(${hits}, place, 1)`

/** Columns of values that are sorted by another one. */
const sortColumns: Record<string, string> = { rank: 'rank_num', name: 'name_place' }

/**
 * All schools in the requested order: by a value, ascending or descending, equal ones by rank and name. Schools without the value come
 * last, those with the most data first.
 */
function listing(filter: SchoolFilter, hits: NameHits | null) {
  const { sort, order } = filter
  const from = sql`listing`
  if (sort === 'rank' && order === 'asc')
    return { from, order: !hits ? sql`place` : sql`${hitOf(hits)} desc, place` }
  const value = columnOf(sortColumns[sort] ?? sort, filter)
  return {
    from,
    order: sql`${value} is null, ${value} ${sql.raw(order)}, iif(${value} is null, by_weight, by_rank)`,
  }
}

/**
 * Schools of the same level and country as one school, the most similar first. For a ranked school that is the distance of their
 * ranks; for others the same city comes first, then the same state, then the rest.
 */
async function neighbours(store: SchoolStore, id: string) {
  const own = await store.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst()
  if (own === undefined) return { from: sql`(select * from listing where false)`, order: sql`place` }
  const { level, country, city, state, rank_num } = own
  const distance = !rank_num
    ? sql`case when city = ${city} and state is ${state} then 0 when state = ${state} then 1 else 2 end`
    : sql`coalesce(abs(rank_num - ${rank_num}), 1000000)`
  return {
    from: sql`(select * from listing where level = ${level} and country = ${country} and id <> ${id})`,
    order: sql`${distance}, place`,
  }
}

async function hitsOf(store: SchoolStore, { q, level, named }: SchoolFilter) {
  if (q === undefined) return null
  const hits = (await namesOf(store))(q, level)
  return named?.usual.length ? decided(store, hits, named) : hits
}

/** When the text is a known name, the schools that are usually meant are the named ones, not every school with the same initials. */
async function decided(store: SchoolStore, hits: NameHits, { usual, others }: NamedSchools) {
  const marks = new Map([...others.map((id) => [id, 2] as const), ...usual.map((id) => [id, 3] as const)])
  const rows = await store
    .selectFrom('listing')
    .select(['id', 'place'])
    .where('id', 'in', [...marks.keys()])
    .execute()
  const marked = hits.map((hit) => Math.min(hit, 1))
  for (const { id, place } of rows) marked[place - 1] = marks.get(id) ?? 0
  return marked
}

const namesOf = onceForStore(async (store) =>
  createNameReader(
    await store
      .selectFrom('listing')
      .select(['level', 'country', 'city', 'city_zh', 'search'])
      .orderBy('place')
      .execute(),
  ),
)

/** The values that every row of the list shows. */
const usual = ['cost', 'admission', 'ielts']

/** The published values in the rows of a list: those that are always shown, and those of the filters and the order in use, one for each. */
async function findHighlights(store: SchoolStore, schools: readonly string[], asked: SchoolFilter) {
  const wanted = [...usual, ...finderNames.filter((name) => asked[name] !== undefined), asked.sort]
  const study = asked.study ?? 'bachelor'
  const choices = [...new Set(wanted)].map((name) => valuesBehind(name, study))
  const valuesOf = await readValues(store, schools, choices.flat())
  const { subject = '' } = asked
  const fees = await store
    .selectFrom('subject_fees')
    .selectAll()
    .where('school', 'in', schools)
    .where('level', '=', study)
    .where('field', 'in', [subject, 'all'])
    .orderBy(sql`field = 'all'`)
    .execute()
  return (school: string) => {
    // Beside a subject the price of the school is that of the subject, or none.
    const others = valuesOf(school).filter(({ key }) => !subject || valueDefinition(key).column !== '价')
    const own = [...fees.filter((fee) => subject && fee.school === school), ...others]
    return choices.flatMap((keys) =>
      keys.flatMap((key) => own.find((row) => row.key === key) ?? []).slice(0, 1),
    )
  }
}
