import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isEntry } from '@/lib/campaigns/scene'
import { loaded, pages, templates } from '@/tests/support/campaigns'

const pageFiles = {
  page: await readFile('app/(special)/special/_template/page.tsx', 'utf8'),
  entry: await readFile('app/(special)/special/_template/entry/page.tsx', 'utf8'),
}
const full = pages.flatMap(({ campaign }) => (isEntry(campaign) ? [] : [campaign]))

describe('the content files of campaigns', () => {
  it('have different headings on a page, and a short form of each that is too long for the list of contents', () => {
    const faults = full.flatMap(({ path, language, sections }) => {
      if (language === 'en') return []
      const bands = sections.flatMap((section) => (section.type === 'hero' ? [] : [section]))
      const headings = bands.map(({ heading }) => heading)
      const labels = bands.map(({ heading, short = heading }) => short)
      const tooLong = bands
        .filter(({ type, short, heading }) => type !== 'related' && (short ?? heading).length > 10)
        .map(({ heading }) => `${path}: no short form of ${heading}`)
      const repeats = [headings, labels].filter((texts) => new Set(texts).size < texts.length)
      return [...tooLong, ...repeats.map((texts) => `${path}: ${texts.join(' | ')}`)]
    })
    expect(faults).toEqual([])
  })

  /** Pages that show parts of their own below the campaign: the visa pages calculate the proof of funds. */
  const withOwnBands = /\/qz_(?:au|can|uk|us)\//

  /** Pages whose picture has a form, which the address answers. */
  const withForms = /\/feiyong\/fy(?:ao|en|usa)\//

  it.each(
    [...loaded, ...templates]
      .map(({ file }) => [file] as const)
      .filter(([file]) => !withOwnBands.test(file) && !withForms.test(file)),
  )('%s has the page file of the template beside it', async (file) => {
    const template = file.endsWith('/entry/content.yaml') ? pageFiles.entry : pageFiles.page
    expect(await readFile(file.replace('content.yaml', 'page.tsx'), 'utf8')).toBe(template)
  })
})
