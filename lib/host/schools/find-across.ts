import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { programmeOperations } from '@/lib/contract/programmes'
import { chinaNamesOf } from './find-china-lists'
import { foldName } from './fold-name'
import { bandEnds } from './school-filters'
import { allEqual, type SchoolStore, schoolName } from './store'

type Query = z.output<typeof programmeOperations.find.query>

/** A filter on a value that not every row has: rows without it are left out, and counted. */
type HeldFilter = {
  name: Exclude<keyof Query, 'country'>
  passes: Expression<SqlBool>
  lacks: Expression<SqlBool>
}

/**
 * Programmes of all schools that match the words and pass the filters, degrees before certificates, and among them those of ranked schools first.
 * @param majors the majors that `q` can mean, the best match first
 */
export async function findAcross(store: SchoolStore, filter: Query, majors: readonly string[]) {
  const { q = '', country, level, page, limit } = filter
  const { meant: institution, near } = (await chinaNamesOf(store))(filter.cn ?? '')
  const held = heldFilters(filter, institution)
  const words = foldName(q).match(/[\p{L}\p{N}]+/gu) ?? []
  const known = store
    .selectFrom('programme_finder')
    .where(allEqual({ country, level }))
    .$if(words.length > 0, (query) => query.where(sql<SqlBool>`id in (${meant(words.slice(0, 8), majors)})`))
  const passing = (filters: readonly HeldFilter[]) =>
    sql.join<SqlBool>([sql`true`, ...filters.map(({ passes }) => passes)], sql` and `)
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
    list: await rowsOf(store, found, institution),
    total: sumOf(counts.map((row) => row.passing)),
    page,
    limit,
    countries: counts
      .filter((row) => row.passing > 0)
      .map((row) => ({ country: row.country, count: row.passing }))
      .sort((a, b) => b.count - a.count),
    institution,
    institutions: !institution ? near.slice(0, 8) : [],
    lacking: held
      .map(({ name }) => ({ name, count: sumOf(counts.map((row) => row[name])) }))
      .filter(({ count }) => count > 0),
  }
}

const countWhere = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})`

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** Rows of the majors, those whose title contains all words, and those of the school that the words name. */
function meant(words: readonly string[], majors: readonly string[]) {
  const title = words.map((word) => `"${word}"*`).join(' ')
  const titled = sql`select rowid from programme_words where programme_words match ${title} union
    select f.id from school_names n join programme_finder f using (school) where key = ${words.join('')} and how in ('own', 'usual')`
  if (!majors.length) return titled
  return sql`select finder from programme_majors where major in (${sql.join(majors)}) union ${titled}`
}

function heldFilters({ field, fee, years, ielts, band }: Query, institution: string | null) {
  const limits = [
    { name: 'fee', column: sql`fee_yuan`, most: fee && fee * 10_000 },
    { name: 'years', column: sql`years`, most: years },
    { name: 'ielts', column: sql`ielts`, most: ielts },
    { name: 'band', column: sql`rank_num`, most: band && bandEnds[band] },
  ] as const
  const filters: HeldFilter[] = limits.flatMap(({ name, column, most }) =>
    most === undefined ? [] : { name, passes: sql`${column} <= ${most}`, lacks: sql`${column} is null` },
  )
  if (field) filters.push({ name: 'field', passes: sql`field = ${field}`, lacks: sql`field is null` })
  // The lists apply to taught master's programmes of the university that publishes them.
  if (institution)
    filters.push({
      name: 'cn',
      passes: sql`level = 'master' and school in (select uk from china_lists where name_zh = ${institution})`,
      lacks: sql`(level <> 'master' or school not in (select uk from china_lists))`,
    })
  return filters
}

/**
 * The taught programmes of a major at one school or in a country, those of one title once with the range of their prices and lengths; the
 * shortest title first: it is the subject itself.
 */
export async function findOfMajor(
  store: SchoolStore,
  major: string,
  place: { school?: string; country?: string | undefined },
) {
  const found = await store
    .selectFrom('programme_majors')
    .innerJoin('programme_finder', 'id', 'finder')
    .where(allEqual({ major, ...place }))
    .where(sql<SqlBool>`coalesce(programme, 0) not in (select id from programmes where is_research = 1)`)
    .select('id')
    .execute()
  const rows = await rowsOf(store, found, null)
  const titled = Map.groupBy(rows, (row) =>
    [row.school, row.level, row.title, row.fee_per, row.currency].join(),
  )
  return [...titled.values()]
    .flatMap((same) => {
      const [row] = same
      const fees = same.flatMap(({ fee, fee_high }) => [fee ?? [], fee_high ?? []].flat())
      const years = same.flatMap((each) => each.years ?? [])
      return !row
        ? []
        : {
            ...row,
            fee: fees.length ? Math.min(...fees) : null,
            fee_high: fees.length ? Math.max(...fees) : null,
            years: [...new Set([Math.min(...years), Math.max(...years)])].filter(Number.isFinite),
          }
    })
    .sort((a, b) => a.title.length - b.title.length)
}

/** The data shown for these programmes, in the order of lists. */
async function rowsOf(store: SchoolStore, found: readonly { id: number }[], institution: string | null) {
  const rows = await store
    .selectFrom('programme_finder as f')
    .innerJoin('schools', 'schools.id', 'f.school')
    .leftJoin('programmes as p', 'p.id', 'f.programme')
    .leftJoin('fees', 'fees.id', 'f.fee')
    .where(
      'f.id',
      'in',
      found.map(({ id }) => id),
    )
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
      sql<string | null>`iif(p.fee is null, fees.per, p.fee_per)`.as('fee_per'),
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
    .orderBy('f.id')
    .execute()
  const listed = await store
    .selectFrom('china_lists')
    .where('name_zh', '=', institution ?? '')
    .select(['uk', 'tier', 'score'])
    .execute()
  const lines = new Map(listed.map(({ uk, ...line }) => [uk, line]))
  return rows.map(({ url, website, is_year_unclear, ...row }) => ({
    ...row,
    is_year_unclear: is_year_unclear === 1,
    link: url ? { kind: 'course' as const, url } : website ? { kind: 'school' as const, url: website } : null,
    china: (row.level === 'master' && lines.get(row.school)) || null,
  }))
}
