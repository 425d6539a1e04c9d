import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sectionSchema } from '@/lib/blocks/schema'
import { campaignFiles } from '@/lib/campaigns/campaign-files'
import { everyCollection } from '@/lib/collections/every-collection'
import { jsonSchemas, withSchemaLine } from '@/lib/collections/json-schema'

const campaign = jsonSchemas().get('campaign') ?? ''

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
  .parse(JSON.parse(campaign))

describe('the schema for editors', () => {
  it('explains every block', () => {
    const types = schema.properties.sections.items.oneOf.map(({ properties }) => properties.type.const)
    expect(types).toEqual(sectionSchema.options.map(({ shape }) => shape.type.value))
  })

  it('completes the kinds of forms and the questions', () => {
    expect(campaign).toMatch(/"assessment",\s+"message"/)
    expect(campaign).toMatch(/"country",\s+"education"/)
  })

  it('is found by the first line of every content file', () => {
    const files = [
      ...campaignFiles('.').map((file) => [file, 'campaign'] as const),
      ...everyCollection.flatMap(({ name, fileOf, ids }) => ids().map((id) => [fileOf(id), name] as const)),
    ]
    const wrong = files.filter(([file, kind]) => {
      const text = readFileSync(file, 'utf8')
      // Records may be written by hand; what names a schema names the right one.
      const isFree = kind !== 'campaign' && !text.startsWith('# yaml-language-server')
      return !isFree && text !== withSchemaLine(file, text, kind)
    })
    expect(wrong).toEqual([])
  })
})
