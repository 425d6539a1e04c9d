import type { SchoolRow } from '@/lib/contract/schools'
import { fromJsonText } from './json-text'
import type { SchoolStore } from './store'

/** The records of these ids, in their order; unknown ids are left out. */
export async function readRecords(store: SchoolStore, ids: readonly string[]): Promise<SchoolRow[]> {
  if (ids.length === 0) return []
  const rows = await store.selectFrom('schools').select(['id', 'record']).where('id', 'in', ids).execute()
  const byId = new Map(rows.map(({ id, record }) => [id, record]))
  return ids.flatMap((id) => {
    const record = byId.get(id)
    return record === undefined ? [] : [fromJsonText(record)]
  })
}

/** The names of these schools, in the order of the ids; unknown ids are left out. */
export async function readNames(store: SchoolStore, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await store
    .selectFrom('schools')
    .select(['id', 'level', 'name_zh', 'name_en'])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
