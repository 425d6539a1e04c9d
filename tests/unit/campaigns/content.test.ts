import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { checkCampaign } from '@/lib/campaigns/checks'
import { isEntry } from '@/lib/campaigns/scene'
import { addressProblems, readPageFolders } from '@/lib/cli/campaign-address'
import { contents, loaded, pages, templates } from '@/tests/support/campaigns'
import { isKnownPath, knownRoutes } from '@/tests/support/known-routes'

const pageFiles = {
  page: await readFile('app/(special)/special/_template/page.tsx', 'utf8'),
  entry: await readFile('app/(special)/special/_template/entry/page.tsx', 'utf8'),
}
const campaigns = pages.map(({ campaign }) => campaign)
const full = campaigns.filter((campaign) => !isEntry(campaign))

const own = new Set(campaigns.map(({ path }) => path))
const template = templates[0]?.campaign
if (template === undefined) throw new Error('there is no template')
const scene = {
  hasPage: (href: string) => own.has(href) || isKnownPath(href),
  addresses: [...knownRoutes],
  template,
  now: new Date(),
}

describe('the content files of campaigns', () => {
  it.each(contents.map(({ file, problems }) => [file, problems] as const))('%s is valid', (_, problems) => {
    expect(problems).toBeNull()
  })

  const pageFolders = readPageFolders('.')

  it.each(contents.map(({ file }) => [file] as const).filter(([file]) => file.startsWith('app/')))(
    '%s is in a folder that has an address',
    (file) => {
      expect(addressProblems(file, pageFolders)).toEqual([])
    },
  )

  it.each(campaigns.map((campaign) => [campaign.path, campaign] as const))(
    '%s has no fault',
    (_, campaign) => {
      const others = campaigns.filter((other) => other !== campaign)
      expect(checkCampaign({ campaign, others, ...scene })).toEqual([])
    },
  )

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
