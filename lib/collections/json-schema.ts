import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Collection } from './collection'
import { withNotes } from './editor-notes'
import { everyCollection } from './every-collection'
import { campaignSchema } from './kinds/campaign'
import { idsAccepted } from './known-id'

/** Where the schema of a kind is, with which editors complete and explain fields; the first line of every content file names it. */
const schemaFileOf = (name: string): string => `lib/collections/${name}.schema.json`

const isCompleted = ({ fileOf }: Pick<Collection<unknown>, 'fileOf'>) => /\.(?:yaml|json)$/.test(fileOf(''))

/** The schemas of the kinds of files that editors complete, by the names of the kinds. */
export const completedKinds = (): ReadonlyMap<string, z.ZodType> =>
  new Map([
    ['campaign', campaignSchema],
    ...everyCollection.filter(isCompleted).map(({ name, schema }) => [name, schema] as const),
  ])

/** The JSON Schema of every such kind, with a Chinese explanation of blocks and fields. The site checks texts, not the editor. */
const jsonSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    [...completedKinds()].map(([name, kind]) => {
      const { schema } = withNotes(name, jsonSchemaOf(kind))
      return [name, `${JSON.stringify(schema, null, 2)}\n`] as const
    }),
  )

/** A remedy of the schema itself says what to write, so it explains the field too. */
function remedyOf(schema: z.core.$ZodType): string | undefined {
  const say = schema._zod.def.error as z.core.$ZodErrorMap | undefined
  const said = say?.({ code: 'custom', input: '', path: [], message: '' })
  return typeof said === 'object' ? said?.message : said
}

/** The JSON Schema of a kind, with the remedies that it gives itself as explanations. */
export const jsonSchemaOf = (kind: z.ZodType) =>
  z.toJSONSchema(kind, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const ids = idsAccepted(zodSchema)
      if (ids !== undefined) jsonSchema.enum = [...ids]
      delete jsonSchema.pattern
      delete jsonSchema.default
      const remedy = remedyOf(zodSchema)
      if (remedy !== undefined) jsonSchema.description = remedy
    },
  })

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
