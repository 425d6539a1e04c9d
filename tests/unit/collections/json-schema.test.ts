import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { campaignFiles } from '@/lib/campaigns/campaign-files'
import { everyCollection } from '@/lib/collections/every-collection'
import { withSchemaLine } from '@/lib/collections/json-schema'

it('the schema for editors is found by the first line of every content file', () => {
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
