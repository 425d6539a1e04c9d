import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pictures, sectionSchema } from '@/lib/campaigns/schema'

const readme = readFileSync('README.md', 'utf8')
const guide = readme.slice(readme.indexOf('## 做一个专题页'), readme.indexOf('## Layouts'))

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

  it('names every arrangement of the head and every picture', () => {
    for (const arrangement of ['split', 'banner', 'ledger', 'letter']) {
      expect(guide).toContain(`\n| \`${arrangement}\` |`)
    }
    expect(pictures.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
