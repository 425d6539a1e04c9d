import names from '@/lib/host/text/data/names.json'
import { toKey } from './text'

type Aliases = Readonly<Record<string, readonly string[]>>

/** What applicants call a school besides its name, by school id. Names that the school data holds itself are not repeated. */
export const schoolAliases: Aliases = names.schools

/** What applicants call a major, by major id. */
export const majorAliases: Aliases = names.majors

/** Names under which several universities are spoken of as one; by school id, in no order. */
export const schoolGroups: readonly { names: readonly string[]; schools: readonly string[] }[] = names.groups

const byName = new Map(
  schoolGroups.flatMap(({ names, schools }) => names.map((name) => [toKey(name), schools] as const)),
)

/** Ids of the universities of a group; undefined when it is no group's name. */
export const groupNamed = (name: string): readonly string[] | undefined => byName.get(toKey(name))
