import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hues } from '@/lib/blocks/hues'
import { sectionSchema } from '@/lib/blocks/schema'
import { familyIds } from '@/lib/campaigns/families'
import { formKinds, formQuestions } from '@/lib/campaigns/form-kinds'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { pictures } from '@/lib/campaigns/pictures'
import { isLeadFormKind, leadForms } from '@/lib/leads/forms'

const guide = readFileSync('lib/campaigns/README.md', 'utf8')

/** Whether these words promise a code and insist on a name. */
const asked = (words: string) => ({
  code: /(?<!不要)验证码/.test(words),
  name: !words.includes('姓名可不填'),
})

describe('the guide for marketing', () => {
  it('explains every section in a row of its own', () => {
    const types = sectionSchema.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'hero')
    expect(types.filter((type) => !guide.includes(`\n| \`${type}\``))).toEqual([])
  })

  it.each([
    ['features', ['grid', 'rows', 'numbered']],
    ['prose', ['text', 'note', 'columns']],
  ])('names every look of %s', (type, looks) => {
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${type}\``)) ?? ''
    expect(looks.filter((look) => !row.includes(`\`${look}\``))).toEqual([])
  })

  it('says of every form what it asks, as the command lists it', () => {
    for (const [kind, asks] of Object.entries(formKinds))
      expect(guide).toContain(`\n| \`${kind}\` | ${asks} |`)
  })

  it('names every question that a form may ask', () => {
    for (const [id, name] of Object.entries(formQuestions)) expect(guide).toContain(`\`${id}\` ${name}`)
  })

  it('asks of every form what the form asks', () => {
    const kinds = Object.keys(leadForms).filter(isLeadFormKind)
    expect(kinds.map((kind) => [kind, asked(formKinds[kind])])).toEqual(
      kinds.map((kind) => [kind, { code: leadForms[kind].codeRequired, name: leadForms[kind].nameRequired }]),
    )
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
