import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hues } from '@/lib/blocks/hues'
import { sectionSchema } from '@/lib/blocks/schema'
import { familyIds } from '@/lib/campaigns/families'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { pictures } from '@/lib/campaigns/pictures'

const guide = readFileSync('lib/campaigns/README.md', 'utf8')

describe('the guide for marketing', () => {
  it('explains every section in a row of its own', () => {
    const types = sectionSchema.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'hero')
    expect(types.filter((type) => !guide.includes(`\n| \`${type}\``))).toEqual([])
  })

  it.each([
    ['features', ['grid', 'rows', 'numbered']],
    ['steps', ['list', 'track']],
    ['prose', ['text', 'note', 'columns']],
  ])('names every look of %s', (type, looks) => {
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${type}\``)) ?? ''
    expect(looks.filter((look) => !row.includes(`\`${look}\``))).toEqual([])
  })

  it('names every arrangement of the head, layout, family, colour and picture', () => {
    for (const arrangement of ['split', 'banner', 'ledger', 'letter']) {
      expect(guide).toContain(`\n| \`${arrangement}\` |`)
    }
    expect(pictures.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
    expect(hues.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
    expect(familyIds.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
    expect(Object.keys(campaignLayouts).filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
