import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { templateWords } from '@/lib/campaigns/check-words'
import { checkCampaign } from '@/lib/campaigns/checks'
import { retiredTo } from '@/lib/campaigns/lifecycle'
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

  it('include every campaign and sign-up page of the specification', () => {
    const made = new Set(campaigns.map(({ path }) => path))
    const tools =
      /^\/special\/(ranking(\/\w+)?|ym_us_bulletin|ym_ca_rounds|ym_cn_school|condition_pc|gaokao|study_cost|test)$/
    const missing = knownRoutes.filter(
      (route) => route.startsWith('/special/') && !tools.test(route) && !made.has(route),
    )
    expect(missing).toEqual([])
  })

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

  it.each(loaded.map(({ file }) => [file] as const).filter(([file]) => withOwnBands.test(file)))(
    '%s has a page file beside it that shows the campaign and its own parts',
    async (file) => {
      const page = await readFile(file.replace('content.yaml', 'page.tsx'), 'utf8')
      expect(page).toContain('export const generateMetadata = () => metadataBeside(import.meta.url)')
      expect(page).toMatch(/<CampaignPage url=\{import\.meta\.url\}>\s*<VisaDesk\s/)
    },
  )

  it.each(loaded.map(({ file }) => [file] as const).filter(([file]) => withForms.test(file)))(
    '%s has a page file beside it that passes its address on',
    async (file) => {
      const page = await readFile(file.replace('content.yaml', 'page.tsx'), 'utf8')
      expect(page).toContain('export const generateMetadata = () => metadataBeside(import.meta.url)')
      expect(page).toContain('<CampaignPage url={import.meta.url} params={await searchParams} />')
    },
  )

  it('do not redirect visitors of an ended page to another ended page', () => {
    const today = new Date()
    const ended = new Map(campaigns.map((campaign) => [campaign.path, retiredTo(campaign, today)]))
    const chains = [...ended].filter(([, target]) => target !== null && (ended.get(target) ?? null) !== null)
    expect(chains).toEqual([])
  })

  it('compare the level of which their head gives the sum', () => {
    const torn = campaigns.flatMap(({ path, sections }) => {
      const head = sections.find((section) => section.type === 'hero')?.answer?.budget?.level
      const compared = sections.flatMap((section) =>
        section.type === 'plot' && (section.of === 'years' || section.of === 'bill') ? [section.level] : [],
      )
      return compared
        .filter((level) => head !== undefined && level !== head)
        .map((level) => [path, head, level])
    })
    expect(torn).toEqual([])
  })

  it('show no case and no admission beside the form of an exam page', () => {
    const exams = campaigns.filter(({ family }) => family === 'exams')
    expect(exams.length).toBeGreaterThan(10)
    const proofs = exams.filter(
      ({ sections }) =>
        sections.some(({ type }) => type === 'cases') || JSON.stringify(sections).includes('/goodnews'),
    )
    expect(proofs.map(({ path }) => path)).toEqual([])
  })

  it('use all four arrangements of the head', () => {
    const arrangements = full.map(({ sections: [hero] }) => hero?.type === 'hero' && hero.arrangement)
    expect([...new Set(arrangements)].sort()).toEqual(['banner', 'ledger', 'letter', 'split'])
  })
})

it('a page on which nothing was replaced gets one line for each block, with every text that may not stay, and no word of its own', () => {
  const campaign = { ...template, path: '/special/new' }
  expect(checkCampaign({ campaign, others: [], ...scene }).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('自己写的内容现在 0 个字，至少 600 个字，还差 600 个'),
  )
  expect(
    templateWords({ campaign, others: [], ...scene }).map(({ place, message }) => `${place}：${message}`),
  ).toEqual(
    [
      'seo：2 处（title、description）',
      '第 1 个版块（hero）：8 处（name、title、lead、answer › items › 第 1 项 › when、answer › items › 第 2 项 › when、points › 第 1 项 › text、points › 第 2 项 › text、points › 第 3 项 › text）',
      '第 2 个版块（prose）：2 处（paragraphs › 第 1 项、paragraphs › 第 2 项）',
      '第 3 个版块（requirements）：3 处（fits › 第 1 项、fits › 第 2 项、misfits › 第 1 项）',
      '第 4 个版块（steps）：6 处（items › 第 1 项 › title、items › 第 1 项 › text、items › 第 1 项 › duration、items › 第 2 项 › title、items › 第 2 项 › text、items › 第 2 项 › duration）',
      '第 5 个版块（mistakes）：4 处（items › 第 1 项 › mistake、items › 第 1 项 › instead、items › 第 2 项 › mistake、items › 第 2 项 › instead）',
      '第 6 个版块（faq）：4 处（items › 第 1 项 › question、items › 第 1 项 › answer、items › 第 2 项 › question、items › 第 2 项 › answer）',
    ].map((line) => `${line}还是模板里的话，请换成这一页的内容`),
  )
})
