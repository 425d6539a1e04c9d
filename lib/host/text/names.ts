import names from '@/lib/host/text/data/names.json'
import { toKey } from './text'

type Aliases = Readonly<Record<string, readonly string[]>>

/** Names that applicants use for a school besides its own, by school id. Names that the school data contains are not repeated. */
export const schoolAliases: Aliases = names.schools

/** Names that applicants use for a major, by major id. */
export const majorAliases: Aliases = names.majors

/** Names for a group of universities, with the school ids in no order. */
export const schoolGroups: readonly { names: readonly string[]; schools: readonly string[] }[] = names.groups

const byName = new Map(
  schoolGroups.flatMap(({ names, schools }) => names.map((name) => [toKey(name), schools] as const)),
)

/** Ids of the universities of a group; undefined when it is not a group's name. */
export const groupNamed = (name: string): readonly string[] | undefined => byName.get(toKey(name))
