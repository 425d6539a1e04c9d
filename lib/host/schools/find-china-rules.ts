import { sql } from 'kysely'
import type { AverageLine } from '@/lib/schools/china-rules'
import type { SchoolStore } from './store'

/** How UK universities treat degrees of Chinese institutions, by rank. @param uk one of them; all when missing */
export async function findChinaRules(store: SchoolStore, uk?: string) {
  const rows = await store
    .selectFrom('china_rules')
    .innerJoin('schools', 'schools.id', 'china_rules.uk')
    .$if(uk !== undefined, (query) => query.where('uk', '=', uk ?? ''))
    .select([
      'uk',
      sql<string>`coalesce(schools.name_zh, schools.name_en)`.as('uk_name'),
      'kind',
      'scope',
      'in_low',
      'in_high',
      'out_low',
      'out_high',
      'summary',
      'inside',
      'outside',
      'caveat',
      'url',
      'reviewed_on',
    ])
    .orderBy('schools.rank_num', (order) => order.asc().nullsLast())
    .orderBy('china_rules.id')
    .execute()
  return rows.map(({ in_low, in_high, out_low, out_high, ...rule }) => ({
    ...rule,
    line_in: toLine(in_low, in_high),
    line_out: toLine(out_low, out_high),
  }))
}

export const toLine = (low: number | null, high: number | null): AverageLine | null =>
  low === null || high === null ? null : { low, high }
