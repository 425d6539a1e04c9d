import { sql } from 'kysely'
import { fold } from './build/fold'
import type { SchoolStore } from './store'

export type ChinaFilter = {
  q?: string | undefined
  name?: string | undefined
  uk?: string | undefined
  page: number
  limit: number
}

const suggestions = 12

/** How UK universities place Chinese institutions: all of one name, or one university's whole list, narrowed by a word. */
export async function findChinaLists(store: SchoolStore, { q, name, uk, page, limit }: ChinaFilter) {
  const word = fold(q ?? '')
  const named = store
    .selectFrom('china_lists')
    .$if(word !== '', (query) =>
      query.where(({ eb, fn }) => eb(fn<number>('instr', ['china_lists.search', eb.val(word)]), '>', 0)),
    )
  const matching = named
    .$if(name !== undefined, (query) => query.where('china_lists.name_zh', '=', name ?? ''))
    .$if(uk !== undefined, (query) => query.where('uk', '=', uk ?? ''))
    .innerJoin('schools', 'schools.id', 'china_lists.uk')
  const ukName = sql<string>`coalesce(schools.name_zh, schools.name_en)`.as('uk_name')
  const [list, { total }, institutions, lists] = await Promise.all([
    matching
      .select([
        'uk',
        ukName,
        'china_lists.name_zh',
        'name_official',
        'tier',
        'score',
        'cycle',
        'read_on',
        'url',
      ])
      .orderBy('schools.rank_num')
      .orderBy('china_lists.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    word === ''
      ? []
      : named
          .select(({ fn }) => ['name_zh as name', fn.count<number>('uk').distinct().as('universities')])
          .groupBy('name_zh')
          .orderBy(sql`name_zh = ${q ?? ''}`, 'desc')
          .orderBy('universities', 'desc')
          .orderBy(sql`length(name_zh)`)
          .limit(suggestions)
          .execute(),
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
  ])
  return { list, total, page, limit, institutions, lists }
}
