import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { programmeOperations } from '@/lib/contract/programmes'
import { chinaNamesOf } from './find-china-lists'
import { foldName } from './fold-name'
import { bandEnds } from './school-filters'
import { type SchoolStore, schoolName } from './store'
import type { SchoolTables } from './tables'

type Query = z.output<typeof programmeOperations.find.query>

type Finder = SelectQueryBuilder<SchoolTables, 'programme_finder', object>

/** A filter on a value that not every row has: rows without it are left out, and counted. */
type HeldFilter = {
  name: 'fee' | 'years' | 'ielts' | 'band' | 'cn'
  passes: Expression<SqlBool>
  lacks: Expression<SqlBool>
}

/**
 * Programmes of all schools that match the words and pass the filters, degrees before certificates, and among them those of ranked schools first.
 * @param majors the majors that `q` can mean, the best match first
 */
export async function findAcross(store: SchoolStore, filter: Query, majors: readonly string[]) {
  const { q = '', country, level, field, page, limit } = filter
  const typed = filter.cn?.trim() ?? ''
  const named = typed === '' ? null : (await chinaNamesOf(store))(typed)
  const institution = named?.meant ?? null
  const held = heldFilters(filter, institution)
  let known: Finder = store.selectFrom('programme_finder')
  if (country !== undefined) known = known.where('country', '=', country)
  if (level !== undefined) known = known.where('level', '=', level)
  if (field !== undefined) known = known.where('field', '=', field)
  const words =
    foldName(q)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? []
  if (words.length > 0) known = known.where(sql<SqlBool>`id in (${meant(words, majors)})`)
  const passing = (filters: readonly HeldFilter[]) =>
    filters.length === 0
      ? sql<SqlBool>`true`
      : sql.join<SqlBool>(
          filters.map(({ passes }) => passes),
          sql` and `,
        )
  // One query counts the matches in each country and, for each filter, the rows that pass the other filters and have no value for this
  // one.
  const [found, counts] = await Promise.all([
    known
      .where(passing(held))
      .select('id')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    known
      .select('country')
      .select(countWhere(passing(held)).as('passing'))
      .select(
        held.map((filter) =>
          countWhere(sql<SqlBool>`${passing(held.filter((one) => one !== filter))} and ${filter.lacks}`).as(
            filter.name,
          ),
        ),
      )
      .groupBy('country')
      .execute(),
  ])
  return {
    list: await rowsOf(
      store,
      found.map(({ id }) => id),
      institution,
    ),
    total: sumOf(counts.map((row) => row.passing)),
    page,
    limit,
    countries: counts
      .filter((row) => row.passing > 0)
      .map((row) => ({ country: row.country, count: row.passing }))
      .sort((a, b) => b.count - a.count),
    institution,
    institutions: named === null || institution !== null ? [] : named.near.slice(0, 8),
    lacking: held
      .map(({ name }) => ({ name, count: sumOf(counts.map((row) => row[name])) }))
      .filter(({ count }) => count > 0),
  }
}

const countWhere = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})`

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Rows of the majors, and rows whose title contains all words. */
function meant(words: readonly string[], majors: readonly string[]) {
  const title = words.map((word) => `"${word}"*`).join(' ')
  const titled = sql`select rowid from programme_words where programme_words match ${title}`
  if (majors.length === 0) return titled
  return sql`select finder from programme_majors where major in (${sql.join(majors)}) union ${titled}`
}

function heldFilters({ fee, years, ielts, band }: Query, institution: string | null): HeldFilter[] {
  const filters: HeldFilter[] = []
  const add = (name: HeldFilter['name'], passes: Expression<SqlBool>, lacks: Expression<SqlBool>) =>
    filters.push({ name, passes, lacks })
  if (fee !== undefined) add('fee', sql<SqlBool>`fee_yuan <= ${fee * 10_000}`, sql`fee_yuan is null`)
  if (years !== undefined) add('years', sql<SqlBool>`years <= ${years}`, sql`years is null`)
  if (ielts !== undefined) add('ielts', sql<SqlBool>`ielts <= ${ielts}`, sql`ielts is null`)
  if (band !== undefined) add('band', sql<SqlBool>`rank_num <= ${bandEnds[band]}`, sql`rank_num is null`)
  // The lists apply to taught master's programmes of the university that publishes them.
  if (institution !== null)
    add(
      'cn',
      sql<SqlBool>`level = 'master' and school in (select uk from china_lists where name_zh = ${institution})`,
      sql`(level <> 'master' or school not in (select uk from china_lists))`,
    )
  return filters
}

/** The data shown for these programmes, in the same order. */
async function rowsOf(store: SchoolStore, ids: readonly number[], institution: string | null) {
  if (ids.length === 0) return []
  const rows = await store
    .selectFrom('programme_finder as f')
    .innerJoin('schools', 'schools.id', 'f.school')
    .leftJoin('programmes as p', 'p.id', 'f.programme')
    .leftJoin('fees', 'fees.id', 'f.fee')
    .where('f.id', 'in', ids)
    .select([
      'f.id',
      'f.school',
      schoolName.as('school_name'),
      'f.country',
      'f.level',
      'f.title',
      'p.title_zh',
      'f.field',
      'schools.rank_num as rank',
      sql<number | null>`coalesce(p.fee, fees.low)`.as('fee'),
      sql<number | null>`fees.high`.as('fee_high'),
      sql<
        string | null
      >`case when coalesce(p.fee, fees.low) is null then null else coalesce(p.fee_per, fees.per) end`.as(
        'fee_per',
      ),
      'f.currency',
      'f.fee_year',
      'p.is_year_unclear',
      'f.years',
      'f.ielts',
      'p.graduates',
      'p.pay',
      sql<string | null>`coalesce(p.url, fees.url)`.as('url'),
      sql<string | null>`schools.record ->> '$.website'`.as('website'),
      sql<string>`coalesce(p.year, fees.year)`.as('year'),
      sql<string>`coalesce(p.source, fees.source)`.as('source'),
    ])
    .execute()
  const lines = await chinaLinesOf(store, rows, institution)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (row === undefined) return []
    const { url, website, is_year_unclear, ...rest } = row
    return [
      {
        ...rest,
        is_year_unclear: is_year_unclear === 1,
        link:
          url !== null
            ? { kind: 'course' as const, url }
            : website !== null
              ? { kind: 'school' as const, url: website }
              : null,
        china: row.level === 'master' ? (lines.get(row.school) ?? null) : null,
      },
    ]
  })
}

/** The entries about an institution in these schools' lists, by school. */
async function chinaLinesOf(
  store: SchoolStore,
  rows: readonly { school: string }[],
  institution: string | null,
): Promise<ReadonlyMap<string, { tier: string | null; score: string | null }>> {
  if (institution === null) return new Map()
  const found = await store
    .selectFrom('china_lists')
    .where('uk', 'in', [...new Set(rows.map(({ school }) => school))])
    .where('name_zh', '=', institution)
    .select(['uk', 'tier', 'score'])
    .execute()
  return new Map(found.map(({ uk, ...line }) => [uk, line]))
}
