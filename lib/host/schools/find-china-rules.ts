import { sql } from 'kysely'
import { chinaRuleWireSchema } from '@/lib/contract/schools'
import type { SchoolStore } from './store'

/** How UK universities treat degrees of Chinese institutions, by rank. @param uk one of them; all when missing */
export function findChinaRules(store: SchoolStore, uk?: string) {
  return store
    .selectFrom('china_rules')
    .innerJoin('schools', 'schools.id', 'china_rules.uk')
    .$if(uk !== undefined, (query) => query.where('uk', '=', uk ?? ''))
    .select(chinaRuleWireSchema.keyof().options)
    .select(sql<string>`coalesce(schools.name_zh, schools.name_en)`.as('uk_name'))
    .orderBy('schools.rank_num', (order) => order.asc().nullsLast())
    .orderBy('china_rules.id')
    .execute()
}

/** The averages that UK universities require, in the order of the table. @param uk one of them; all when missing */
export async function findChinaAverages(store: SchoolStore, uk?: string) {
  const rows = await store
    .selectFrom('china_averages')
    .$if(uk !== undefined, (query) => query.where('uk', '=', uk ?? ''))
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map(({ id: _, is_sure, ...row }) => ({ ...row, is_sure: is_sure === 1 }))
}
