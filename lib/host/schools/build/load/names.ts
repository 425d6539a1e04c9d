import type { DatabaseSync } from 'node:sqlite'
import { toKey } from '@/lib/host/text/text'
import { importTables, oneOf } from '../import-table'
import { placeSpellings } from '../place-words'
import type { Writer } from '../writer'

/** `how` and `beside` as in the table `school_names`. */
type Alias = { name: string; how: 'own' | 'usual' | 'shared'; beside: 'university' | 'matter' | null }

type Aliases = ReadonlyMap<string, readonly Alias[]>

const tables = {
  'school_aliases.csv': 'school_id text not null, alias text not null',
  'care_aliases.csv': `alias text not null, school_id text not null, beside text not null ${oneOf('beside', ['university', 'matter'])}`,
  'ambiguous_aliases.csv': 'alias text not null, school_ids text not null, preferred text',
  'group_aliases.csv': 'names text not null, members text not null',
}

/** Of a name that no school has above the others three are offered; the table gives those that are meant most first. */
const named = `
  select school_id as id, alias as name, 'own' as how, null as beside from source.school_aliases
  union all select school_id, alias, 'own', beside from source.care_aliases
  union all select value, alias, iif(coalesce(value = preferred, key < 3), 'usual', 'shared'), null
    from source.ambiguous_aliases, json_each(parts(school_ids, ';'))`

/** The names that people use for schools besides the schools' own, by school id. */
export function readAliases(db: DatabaseSync): Aliases {
  importTables(db, tables)
  return Map.groupBy(db.prepare(named).all() as (Alias & { id: string })[], ({ id }) => id)
}

/**
 * Writes all names with their keys, and the groups. A name that belongs to several schools is decided by the table of such names; an alias
 * never takes the own name of another school.
 * @param own the names of each school in its record
 * @throws when a table names a school that is not in the library
 */
export function loadNames(
  db: DatabaseSync,
  writer: Writer,
  own: ReadonlyMap<string, readonly string[]>,
  aliases: Aliases,
): void {
  const unknown = [...aliases.keys()].filter((id) => !own.has(id))
  if (unknown.length) throw new Error(`校名表：编号 ${unknown.join('、')} 不在院校库里`)
  const decided = new Set(
    Array.from(aliases.values(), (all) =>
      all.filter(({ how }) => how !== 'own').map(({ name }) => toKey(name)),
    ).flat(),
  )
  const owned = new Set(Array.from(own.values(), (names) => names.map(toKey)).flat())
  for (const [school, names] of own) {
    const rows = new Map<string, Alias>()
    const add = (alias: Alias) => {
      const key = toKey(alias.name)
      if (key && !rows.has(key)) rows.set(key, alias)
    }
    const listed = aliases.get(school) ?? []
    for (const alias of listed) if (alias.how !== 'own') add(alias)
    for (const name of names) add({ name, how: decided.has(toKey(name)) ? 'shared' : 'own', beside: null })
    for (const alias of listed) add(owned.has(toKey(alias.name)) ? { ...alias, how: 'shared' } : alias)
    for (const [key, { name, how, beside }] of rows)
      writer.insert('school_names', { key, school, name, how, beside })
    const spelled = new Set([...names, ...listed.map(({ name }) => name)].flatMap(placeSpellings))
    const typed = new Set(rows.keys())
    for (const name of spelled) {
      const key = toKey(name)
      // 密歇根大 of 密歇根州大 is the beginning of another school's 密歇根大学.
      const whole = `${key}学`
      if ((owned.has(whole) || decided.has(whole)) && !typed.has(whole)) continue
      if (!rows.has(key)) writer.insert('school_names', { key, school, name, how: 'place', beside: null })
      rows.set(key, { name, how: 'own', beside: null })
    }
  }
  const grouped = new Set<string>()
  for (const row of db.prepare('select * from source.group_aliases').iterate()) {
    const [names = [], members = []] = [row.names, row.members].map((cell) => String(cell).split(';'))
    const [name = ''] = names
    const stranger = members.find((id) => !own.has(id))
    if (stranger) throw new Error(`group_aliases.csv：编号 ${stranger} 不在院校库里`)
    for (const key of new Set(names.map(toKey))) {
      if (grouped.has(key)) throw new Error(`group_aliases.csv：“${key}”已经是另一组的名字`)
      grouped.add(key)
      writer.insert('group_names', { key, name })
    }
    for (const school of members) writer.insert('group_members', { name, school })
  }
}
