import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sectionSchema } from '@/lib/blocks/schema'
import { campaignFiles } from '@/lib/campaigns/campaign-files'
import { campaignJsonSchema, schemaFile, withSchemaLine } from '@/lib/collections/json-schema'

/** The parts of the schema that these tests read. */
const described = z.object({ description: z.string() })
const schema = z
  .object({
    properties: z
      .object({
        sections: z.object({
          items: z.object({
            oneOf: z.array(
              described.extend({
                properties: z.object({ type: z.object({ const: z.string() }) }).catchall(z.unknown()),
              }),
            ),
          }),
        }),
      })
      .catchall(described),
  })
  .parse(JSON.parse(campaignJsonSchema()))

describe('the schema for editors', () => {
  it('is the one in the tree: npm run data writes it', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(campaignJsonSchema())
  })

  it('explains every block', () => {
    const types = schema.properties.sections.items.oneOf.map(({ properties }) => properties.type.const)
    expect(types).toEqual(sectionSchema.options.map(({ shape }) => shape.type.value))
  })

  it('completes the kinds of forms and the questions', () => {
    expect(campaignJsonSchema()).toMatch(/"assessment",\s+"message"/)
    expect(campaignJsonSchema()).toMatch(/"country",\s+"education"/)
  })

  it('is found by the first line of every content file', () => {
    const wrong = campaignFiles('.').filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text !== withSchemaLine(file, text)
    })
    expect(wrong).toEqual([])
  })
})
