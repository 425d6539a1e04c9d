import { toKey } from '@/lib/host/text/text'
import type { SchoolStore } from './store'
import type { SchoolTables } from './tables'

export type SchoolName = Pick<SchoolTables['school_names'], 'key' | 'name' | 'how' | 'beside'>

/** Ids of the universities of a group, in its order; undefined when it is not a group's name. */
export async function findGroup(store: SchoolStore, name: string): Promise<readonly string[] | undefined> {
  const rows = await store
    .selectFrom('group_names')
    .innerJoin('group_members', 'group_members.name', 'group_names.name')
    .where('group_names.key', '=', toKey(name))
    .select('group_members.school')
    .orderBy('group_members.id')
    .execute()
  return !rows.length ? undefined : rows.map(({ school }) => school)
}

/** The names of each group with the ids of its universities. */
export async function listGroups(store: SchoolStore): Promise<{ names: string[]; schools: string[] }[]> {
  const [names, members] = await Promise.all([
    store.selectFrom('group_names').selectAll().execute(),
    store.selectFrom('group_members').selectAll().orderBy('id').execute(),
  ])
  const schools = Map.groupBy(members, ({ name }) => name)
  return Array.from(
    Map.groupBy(names, ({ name }) => name),
    ([name, keys]) => ({
      names: keys.map(({ key }) => key),
      schools: (schools.get(name) ?? []).map(({ school }) => school),
    }),
  )
}

/** All names of all schools, by school id. */
export async function listSchoolNames(store: SchoolStore): Promise<ReadonlyMap<string, SchoolName[]>> {
  const rows = await store.selectFrom('school_names').selectAll().execute()
  return Map.groupBy(rows, ({ school }) => school)
}
