import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { toKey } from '@/lib/host/text/text'
import { placeSpellings } from '../place-words'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

/** `how` and `beside` as in the table `school_names`. */
type Alias = { name: string; how: 'own' | 'usual' | 'shared'; beside: 'university' | 'matter' | null }

type Aliases = ReadonlyMap<string, readonly Alias[]>

const idList = cell.text.transform((text) => text.split(';'))

const aliasColumns = z.object({ school_id: cell.text, alias: cell.text })
const sharedColumns = z.object({ alias: cell.text, school_ids: idList, preferred: cell.text.nullable() })
const careColumns = z.object({
  alias: cell.text,
  school_id: cell.text,
  beside: cell.oneOf(['university', 'matter']),
})
const groupColumns = z.object({ names: idList, members: idList })

/** Schools that are offered for a name that none of them has above the others; the table gives those that are meant most first. */
const mostUsual = 3

/** The names that people use for schools besides the schools' own, by school id. */
export function readAliases(): Aliases {
  const aliases = new Map<string, Alias[]>()
  const add = (id: string, alias: Alias) => aliases.set(id, [...(aliases.get(id) ?? []), alias])
  for (const { values } of readTable('school_aliases.csv', aliasColumns))
    add(values.school_id, { name: values.alias, how: 'own', beside: null })
  for (const { values } of readTable('care_aliases.csv', careColumns))
    add(values.school_id, { name: values.alias, how: 'own', beside: values.beside })
  for (const { values } of readTable('ambiguous_aliases.csv', sharedColumns)) {
    const { alias: name, school_ids, preferred } = values
    for (const [at, id] of school_ids.entries()) {
      const isUsual = !preferred ? at < mostUsual : id === preferred
      add(id, { name, how: isUsual ? 'usual' : 'shared', beside: null })
    }
  }
  return aliases
}

/**
 * Writes all names with their keys, and the groups. A name that belongs to several schools is decided by the table of such names; an alias
 * never takes the own name of another school.
 * @param own the names of each school in its record
 * @throws when a table names a school that is not in the library
 */
export function loadNames(
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
    for (const name of spelled) {
      const key = toKey(name)
      if (!rows.has(key)) writer.insert('school_names', { key, school, name, how: 'place', beside: null })
      rows.set(key, { name, how: 'own', beside: null })
    }
  }
  const grouped = new Set<string>()
  for (const { values, fail } of readTable('group_aliases.csv', groupColumns)) {
    const [name = ''] = values.names
    const stranger = values.members.find((id) => !own.has(id))
    if (stranger) fail('members', `编号 ${stranger} 不在院校库里`)
    for (const key of new Set(values.names.map(toKey))) {
      if (grouped.has(key)) fail('names', `“${key}”已经是另一组的名字`)
      grouped.add(key)
      writer.insert('group_names', { key, name })
    }
    for (const school of values.members) writer.insert('group_members', { name, school })
  }
}
