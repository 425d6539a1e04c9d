import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hues } from '@/lib/blocks/hues'
import { sectionSchema } from '@/lib/blocks/schema'
import { familyIds } from '@/lib/campaigns/families'
import { formKinds } from '@/lib/campaigns/form-kinds'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { pictures } from '@/lib/campaigns/pictures'
import { isLeadFormKind, leadForms } from '@/lib/leads/forms'

const guide = readFileSync('lib/campaigns/README.md', 'utf8')

/** Whether a text says that the form asks for a code, and that the name is required. */
const asked = (words: string) => ({
  code: /(?<!不要)验证码/.test(words),
  name: !words.includes('姓名可不填'),
})

describe('the guide for marketing', () => {
  it('explains every block type in a table row', () => {
    const types = sectionSchema.options.map(({ shape }) => shape.type.value).filter((type) => type !== 'hero')
    expect(types.filter((type) => !guide.includes(`\n| \`${type}\``))).toEqual([])
  })

  it('lists the fields that each form really has', () => {
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
