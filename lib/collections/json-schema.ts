import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { campaignSchema } from './kinds/campaign'
import { blockNotes, fieldNotes } from './kinds/campaign-notes'

/** The schema with which editors complete and explain the fields of a campaign; the first line of every content file names it. */
export const schemaFile = 'lib/collections/campaign.schema.json'

/** The JSON Schema of a campaign with a Chinese explanation of every block and field. Texts are checked by the site, not by the editor. */
export function campaignJsonSchema(): string {
  const schema = z.toJSONSchema(campaignSchema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema, path }) => {
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
export function withSchemaLine(file: string, text: string): string {
  const schema = path.posix.relative(path.posix.dirname(file), schemaFile)
  return `# yaml-language-server: $schema=${schema}\n${text.replace(/^# yaml-language-server: .*\r?\n/, '')}`
}

/** Writes the schema when it has changed. Returns whether it had. */
export function writeCampaignJsonSchema(): boolean {
  const schema = campaignJsonSchema()
  if (existsSync(schemaFile) && readFileSync(schemaFile, 'utf8') === schema) return false
  writeFileSync(schemaFile, schema)
  return true
}
