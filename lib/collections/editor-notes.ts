import { z } from 'zod'
import { fieldNotes } from './kinds/field-notes'

/** A part of a JSON Schema, as far as it is read here. */
const partSchema = z.looseObject({
  description: z.string().optional(),
  const: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), partSchema).optional()
  },
  get items() {
    return partSchema.optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), partSchema]).optional()
  },
  get prefixItems() {
    return z.array(partSchema).optional()
  },
  get anyOf() {
    return z.array(partSchema).optional()
  },
  get oneOf() {
    return z.array(partSchema).optional()
  },
})
type Part = z.infer<typeof partSchema>

/** A field that an author can write: the names that lead to it, a block among them by its kind, and its note. */
export type NotedField = { path: readonly string[]; note: string | undefined; from: string | undefined }

/**
 * Gives every field and block of a JSON Schema its note: that of the kind of file, else the remedy that the schema itself gives, else the
 * one for all kinds. The longest ending of its path decides.
 * @returns the schema with the notes, and its fields
 */
export function withNotes(kind: string, schema: unknown): { schema: unknown; fields: NotedField[] } {
  const { blocks, any, kinds } = fieldNotes.read()
  const fields: NotedField[] = []
  const noteField = (part: Part, path: readonly string[]) => {
    const [own, common] = [longest(kinds[kind], path), longest(any, path)]
    const from = own !== undefined ? `${kind} ${own}` : part.description === undefined ? common : undefined
    const note = kinds[kind]?.[own ?? ''] ?? part.description ?? any[common ?? '']
    fields.push({ path, note, from })
    return { ...part, description: note }
  }
  const walk = (part: Part, path: readonly string[]): Part => {
    const block = part.properties?.type?.const
    const within = typeof block === 'string' ? [...path, block] : path
    const inner = (one: Part) => walk(one, within)
    const properties = Object.entries(part.properties ?? {}).map(([name, field]) => {
      const at = [...within, name]
      const walked = walk(field, at)
      const isType = name === 'type' && typeof block === 'string'
      return [name, isType ? { ...walked, description: blocks[block] } : noteField(walked, at)] as const
    })
    const { additionalProperties: others } = part
    return {
      ...part,
      ...(typeof block === 'string' && { description: blocks[block] }),
      ...(part.properties && { properties: Object.fromEntries(properties) }),
      ...(part.items && { items: inner(part.items) }),
      ...(typeof others === 'object' && { additionalProperties: inner(others) }),
      ...(part.prefixItems && { prefixItems: part.prefixItems.map(inner) }),
      ...(part.anyOf && { anyOf: part.anyOf.map(inner) }),
      ...(part.oneOf && { oneOf: part.oneOf.map(inner) }),
    }
  }
  return { schema: walk(partSchema.parse(schema), []), fields }
}

/** The longest ending of a path that a table knows, such as `steps.when`; undefined when it knows none. */
function longest(notes: Readonly<Record<string, string>> = {}, path: readonly string[]): string | undefined {
  const endings = path.map((_, at) => path.slice(at).join('.'))
  return endings.find((ending) => Object.hasOwn(notes, ending))
}
