import type { z } from 'zod'

/** Reports a field that no schema knows: its path. */
type Report = (path: PropertyKey[]) => void

/**
 * The content of a file with the numbers, booleans and nulls that its schema names. In files every value is a text, so `no`, 010 and
 * dates stay what was typed unless a field is a number or a boolean. A text that is none stays, for the schema to refuse.
 * @param report gets every field that an object of the schema does not have; objects that refuse them themselves are left out
 */
export function typedBy(schema: z.core.$ZodType, written: unknown, report: Report = () => {}): unknown {
  return typed(schema as z.core.$ZodTypes, written, [], report)
}

function typed(
  schema: z.core.$ZodTypes,
  written: unknown,
  path: readonly PropertyKey[],
  report: Report,
): unknown {
  const { def } = schema._zod
  const inner = (part: z.core.$ZodType, value: unknown, ...names: PropertyKey[]) =>
    typed(part as z.core.$ZodTypes, value, [...path, ...names], report)
  switch (def.type) {
    case 'number':
      return typeof written === 'string' && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(written)
        ? Number(written)
        : written
    case 'boolean':
      return written === 'true' ? true : written === 'false' ? false : written
    case 'literal':
      return def.values.find((value) => typeof written === 'string' && String(value) === written) ?? written
    case 'nullable':
      return written === 'null' ? null : inner(def.innerType, written)
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inner(def.innerType, written)
    case 'array':
      return Array.isArray(written) ? written.map((value, at) => inner(def.element, value, at)) : written
    case 'tuple':
      return Array.isArray(written)
        ? written.map((value, at) => {
            const part = def.items[at] ?? def.rest
            return part === null ? value : inner(part, value, at)
          })
        : written
    case 'record':
      return mapped(written, (value, name) => inner(def.valueType, value, name))
    case 'object':
      return mapped(written, (value, name) => {
        const part = def.shape[name]
        if (part !== undefined) return inner(part, value, name)
        if (def.catchall === undefined) report([...path, name])
        return value
      })
    case 'union':
      return chosen(def.options as readonly z.core.$ZodTypes[], written, path, report)
    default:
      return written
  }
}

function mapped(written: unknown, change: (value: unknown, name: string) => unknown): unknown {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return written
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, change(value, name)]))
}

/** The content by the first option that accepts it, or by the one with its literals, so that messages are about what was meant. */
function chosen(
  options: readonly z.core.$ZodTypes[],
  written: unknown,
  path: readonly PropertyKey[],
  report: Report,
): unknown {
  const possible = options.filter((option) => literalsOf(option, written).every(Boolean))
  const [only] = possible
  if (only !== undefined && possible.length === 1 && literalsOf(only, written).length > 0)
    return typed(only, written, path, report)
  for (const option of possible) {
    const unknown: PropertyKey[][] = []
    const value = typed(option, written, path, (field) => unknown.push(field))
    const result = option['~standard'].validate(value)
    if (result instanceof Promise || result.issues !== undefined) continue
    for (const field of unknown) report(field)
    return value
  }
  const meant = possible.find((option) => literalsOf(option, written).length > 0)
  return meant === undefined ? written : typed(meant, written, path, report)
}

/**
 * Whether each literal of an object's schema is what is written; none for other schemas. An option with a literal that is not written
 * accepts nothing, so its other fields, which may be unions themselves, need not be tried.
 */
function literalsOf(option: z.core.$ZodTypes, written: unknown): boolean[] {
  const { def } = option._zod
  if (def.type !== 'object' || typeof written !== 'object' || written === null) return []
  const values = new Map<string, unknown>(Object.entries(written))
  return Object.entries(def.shape).flatMap(([name, part]) => {
    const { def: own } = (part as z.core.$ZodTypes)._zod
    return own.type === 'literal' ? [own.values.some((value) => String(value) === values.get(name))] : []
  })
}
