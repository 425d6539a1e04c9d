import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Collection } from './collection'
import { everyCollection } from './every-collection'
import { campaignSchema } from './kinds/campaign'
import { blockNotes, fieldNotes } from './kinds/campaign-notes'
import { idsAccepted } from './known-id'

/** Where the schema of a kind is, with which editors complete and explain fields; the first line of every content file names it. */
export const schemaFileOf = (name: string): string => `lib/collections/${name}.schema.json`

const isYaml = ({ fileOf }: Pick<Collection<unknown>, 'fileOf'>) => fileOf('').endsWith('.yaml')

/** The JSON Schema of every kind of YAML, by its name, with a Chinese explanation of blocks and fields. The site checks texts, not the editor. */
export const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map([
    ['campaign', jsonSchemaOf(campaignSchema)],
    ...everyCollection.filter(isYaml).map(({ name, schema }) => [name, jsonSchemaOf(schema)] as const),
  ])

function jsonSchemaOf(kind: z.ZodType): string {
  const schema = z.toJSONSchema(kind, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const ids = idsAccepted(zodSchema)
      if (ids !== undefined) jsonSchema.enum = [...ids]
      delete jsonSchema.pattern
      delete jsonSchema.default
      const name = path.at(-1)
      const isField = path.at(-2) === 'properties'
      const note = isField && typeof name === 'string' ? fieldNotes[name] : undefined
      if (note !== undefined) jsonSchema.description = note
      const type = jsonSchema.properties?.type
      if (typeof type === 'object' && typeof type.const === 'string') {
        jsonSchema.description = blockNotes[type.const]
      }
    },
  })
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** The content of a file below the project with the line by which editors find the schema; another such line is replaced. */
export function withSchemaLine(file: string, text: string, kind = 'campaign'): string {
  const schema = path.posix.relative(path.posix.dirname(file), schemaFileOf(kind))
  return `# yaml-language-server: $schema=${schema}\n${text.replace(/^# yaml-language-server: .*\r?\n/, '')}`
}

/** Writes the schemas that have changed. Returns their files. */
export function writeJsonSchemas(): string[] {
  const changed = [...jsonSchemas()].filter(([name, schema]) => {
    const file = schemaFileOf(name)
    return !existsSync(file) || readFileSync(file, 'utf8') !== schema
  })
  for (const [name, schema] of changed) writeFileSync(schemaFileOf(name), schema)
  return changed.map(([name]) => schemaFileOf(name))
}
