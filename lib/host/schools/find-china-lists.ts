import { sql } from 'kysely'
import type { z } from 'zod'
import type { programmeOperations } from '@/lib/contract/programmes'
import { chinaRuleWireSchema } from '@/lib/contract/schools'
import { createChinaNames } from './china-names'
import { allEqual, nullsLast, onceForStore, pageOf, type SchoolStore, schoolName } from './store'

type ChinaFilter = z.output<typeof programmeOperations.chinaLists.query>

const suggestions = 12

/** How UK universities classify Chinese institutions: all entries of one name, or one university's whole list, filtered by a word. */
export async function findChinaLists(store: SchoolStore, { q, name, uk, ...paging }: ChinaFilter) {
  const typed = (q ?? '').trim()
  const named = (await chinaNamesOf(store))(typed)
  const near = named.near.slice(0, suggestions)
  const matching = store
    .selectFrom('china_lists')
    .$if(typed !== '', (query) => query.where('china_lists.name_zh', 'in', named.names))
    .where(allEqual({ 'china_lists.name_zh': name, uk }))
    .innerJoin('schools', 'schools.id', 'china_lists.uk')
  const [{ list, ...page }, counts, lists, rules, averages] = await Promise.all([
    pageOf(
      matching
        .selectAll('china_lists')
        .select(ukName)
        .$if(near.length > 0, (query) => query.orderBy(placeAmong(near)))
        .orderBy('schools.rank_num')
        .orderBy('china_lists.id'),
      paging,
    ),
    store
      .selectFrom('china_lists')
      .select(({ fn }) => ['name_zh as name', fn.count<number>('uk').distinct().as('universities')])
      .where('name_zh', 'in', near)
      .groupBy('name_zh')
      .execute(),
    findLists(store),
    findAllRules(store),
    findAllAverages(store),
  ])
  const institutions = near.flatMap((one) => counts.find((count) => count.name === one) ?? [])
  return {
    ...page,
    list: list.map(
      ({
        id: _,
        search: __,
        asked_low: low,
        asked_high: high,
        is_individual,
        is_british_degree,
        ...row
      }) => ({
        ...row,
        asked: low === null || high === null ? null : { low, high },
        is_individual: is_individual === 1,
        is_british_degree: is_british_degree === 1,
      }),
    ),
    institutions,
    meant: named.meant,
    lists,
    rules,
    averages,
  }
}

/** Finds the institutions that a typed text can mean. */
export const chinaNamesOf = onceForStore(async (store) =>
  createChinaNames(
    await store
      .selectFrom('china_lists')
      .select(({ fn }) => [
        'name_zh as name',
        fn.count<number>('uk').distinct().as('universities'),
        sql<string>`group_concat(search, char(10))`.as('search'),
      ])
      .groupBy('name_zh')
      .execute(),
  ),
)

const ukName = schoolName.as('uk_name')

const findLists = onceForStore((store) =>
  store
    .selectFrom('china_lists')
    .innerJoin('schools', 'schools.id', 'china_lists.uk')
    .select(({ fn }) => [
      'uk',
      ukName,
      fn.countAll<number>().as('count'),
      fn.max('read_on').as('read_on'),
      fn.min('url').as('url'),
    ])
    .groupBy('uk')
    .orderBy('schools.rank_num')
    .execute(),
)

const findAllRules = onceForStore((store) => findChinaRules(store))
const findAllAverages = onceForStore((store) => findChinaAverages(store))

/** Lines of the best matches first; all others share the last place. */
const placeAmong = (names: readonly string[]) =>
  sql<number>`coalesce((select key from json_each(${JSON.stringify(names)}) where value = china_lists.name_zh), ${names.length})`

/** How UK universities treat degrees of Chinese institutions, by rank. @param uk one of them; all when missing */
export function findChinaRules(store: SchoolStore, uk?: string) {
  return store
    .selectFrom('china_rules')
    .innerJoin('schools', 'schools.id', 'china_rules.uk')
    .where(allEqual({ uk }))
    .select(chinaRuleWireSchema.keyof().options)
    .select(ukName)
    .orderBy('schools.rank_num', nullsLast)
    .orderBy('china_rules.id')
    .execute()
}

/** The averages that UK universities require, in the order of the table. @param uk one of them; all when missing */
export async function findChinaAverages(store: SchoolStore, uk?: string) {
  const rows = await store
    .selectFrom('china_averages')
    .where(allEqual({ uk }))
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map(({ id: _, is_sure, ...row }) => ({ ...row, is_sure: is_sure === 1 }))
}
