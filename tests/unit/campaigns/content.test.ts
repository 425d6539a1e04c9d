import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { retiredTo } from '@/lib/campaigns/lifecycle'
import { listCampaigns } from '@/lib/campaigns/listing'
import type { Campaign, Section } from '@/lib/campaigns/schema'
import { contents, loaded, pages, strings } from '@/tests/support/campaigns'
import { isKnownPath, knownRoutes } from '@/tests/support/known-routes'
import { similarity } from '@/tests/support/similarity'

const each = pages.map(({ campaign, file }) => [campaign.path, campaign, file] as const)
const isEntry = (path: string) => path.endsWith('/entry')
const template = await readFile('app/(special)/special/_template/page.tsx', 'utf8')

/** Fields that hold no words of the page. */
const structural = new Set([
  'type',
  'href',
  'url',
  'status',
  'checked',
  'fact',
  'statement',
  'code',
  'country',
  'look',
  'arrangement',
  'level',
])

/** What a reader reads: no addresses, no names of sources, nothing that the registry adds. */
function ownText({ sections }: Campaign): string {
  const withoutSources = JSON.parse(
    JSON.stringify(sections, (key, value) => (key === 'source' || key === 'official' ? undefined : value)),
  )
  return strings(withoutSources)
    .filter(({ key }) => !structural.has(key))
    .map(({ text }) => text)
    .join('\n')
}

const hanCount = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
const wordCount = (text: string) => text.match(/[A-Za-z][A-Za-z'-]*/g)?.length ?? 0

/** Runs of ten characters of a text, each once. */
function runsOf(text: string): Set<string> {
  const plain = text.replace(/\s/g, '')
  return new Set(Array.from({ length: Math.max(plain.length - 9, 0) }, (_, at) => plain.slice(at, at + 10)))
}

/** Of each text, the share of its runs that no other text holds. */
function ownShares(texts: readonly string[]): number[] {
  const runs = texts.map(runsOf)
  const holders = new Map<string, number>()
  for (const run of runs.flatMap((own) => [...own])) holders.set(run, (holders.get(run) ?? 0) + 1)
  return runs.map((own) => [...own].filter((run) => holders.get(run) === 1).length / Math.max(own.size, 1))
}

/** Pages of one family: those of one folder, or whose names begin alike; the sign-up pages of such a family apart. */
function familyOf(path: string): string {
  if (isEntry(path)) return `entries of ${familyOf(path.replace(/\/entry$/, ''))}`
  const [, , name = '', below] = path.split('/')
  if (below !== undefined) return name
  return /^(ym_[a-z]+|[a-z]+)_/.exec(name)?.[1] ?? (/_?yjs$/.test(name) ? 'yjs' : name)
}

/** How a page is put together: how its head is laid out, then its sections in order, each with its look. */
const compositionOf = ({ sections }: Campaign) => sections.map(partOf).join(' ')

/** What a visitor sees first: the head and the two sections after it. */
const openingOf = ({ sections }: Campaign) => sections.slice(0, 3).map(partOf).join(' ')

const partOf = (section: Section) => {
  if (section.type === 'hero') return section.arrangement
  return 'look' in section ? `${section.type}:${section.look}` : section.type
}

/** Calendar day on which these tests run, for what must be true today. */
const today = new Date()

describe('campaign contents', () => {
  it.each(contents.map(({ file, problem }) => [file, problem] as const))('%s is sound', (_, problem) => {
    expect(problem).toBeNull()
  })

  it('give the site every campaign and sign-up page that it should have', () => {
    const made = new Set(pages.map(({ campaign }) => campaign.path))
    const tools = /^\/special\/(ranking(\/\w+)?|condition_pc|study_cost|test)$/
    const missing = knownRoutes.filter(
      (route) => route.startsWith('/special/') && !tools.test(route) && !made.has(route),
    )
    expect(missing).toEqual([])
  })

  it.each(each)('%s is an address of the site', (path) => {
    expect(isKnownPath(path)).toBe(true)
  })

  it.each(each)('%s links only to pages that exist', (_, campaign) => {
    const internal = strings(campaign)
      .filter(({ key, text }) => (key === 'href' || key === 'redirectTo') && text.startsWith('/'))
      .map(({ text }) => text)
    expect(internal.filter((href) => !isKnownPath(href))).toEqual([])
  })

  it.each(each)('%s links only to anchors that it has', (_, campaign) => {
    const anchors = strings(campaign)
      .filter(({ key, text }) => key === 'href' && text.startsWith('#'))
      .map(({ text }) => text)
    const own = ['#consult', ...campaign.sections.map((_section, index) => `#part-${index}`)]
    if (campaign.form !== null) own.push('#apply')
    expect(anchors.filter((anchor) => !own.includes(anchor))).toEqual([])
  })

  it.each(each)('%s says enough of its own', (path, campaign) => {
    const text = ownText(campaign)
    if (isEntry(path)) expect(hanCount(text)).toBeGreaterThanOrEqual(150)
    else if (campaign.language === 'en') expect(wordCount(text)).toBeGreaterThanOrEqual(400)
    else expect(hanCount(text)).toBeGreaterThanOrEqual(600)
  })

  it('differ from each other in substance', () => {
    const shares = ownShares(pages.map(({ campaign }) => ownText(campaign))).map((share, index) => ({
      path: pages[index]?.campaign.path,
      share,
    }))
    expect(shares.filter(({ share }) => share < 0.6)).toEqual([])
  })

  it('are less than three fifths alike within a family', () => {
    const texts = pages.map(({ campaign }) => ({ path: campaign.path, text: ownText(campaign) }))
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => familyOf(other.path) === familyOf(one.path))
        .map((other) => ({ pair: [one.path, other.path], share: similarity(one.text, other.text) }))
        .filter(({ share }) => share >= 0.6),
    )
    expect(alike).toEqual([])
  })

  it.each(['title', 'description'] as const)('have a %s each of their own', (field) => {
    const values = loaded.map(({ campaign }) => campaign.seo[field])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  })

  it('name their form each in their own way', () => {
    const sources = loaded.map(({ campaign }) => campaign.source)
    expect(sources.filter((value, index) => sources.indexOf(value) !== index)).toEqual([])
  })

  it.each(loaded.map(({ file }) => [file] as const))(
    '%s has the page of the template beside it',
    async (file) => {
      expect(await readFile(file.replace('content.ts', 'page.tsx'), 'utf8')).toBe(template)
    },
  )

  it.each(each.filter(([path]) => path.startsWith('/special/ym_') && !isEntry(path)))(
    '%s states whether the programme is open, as of when and who decides',
    (_, campaign) => {
      const status = campaign.sections.find((section) => section.type === 'status')
      expect(status).toMatchObject({ checked: expect.any(String), official: { url: expect.any(String) } })
    },
  )

  it.each(each.filter(([path]) => isEntry(path)))(
    '%s is a form kept out of search engines',
    (_, campaign) => {
      expect(campaign).toMatchObject({ noIndex: true, form: { kind: 'entry' } })
    },
  )

  it.each(each.filter(([, { retireAfter }]) => retireAfter !== undefined))(
    '%s sends on to a page that exists and is another one, before and after its end',
    (path, campaign) => {
      expect(campaign.redirectTo).toBeDefined()
      expect(isKnownPath(campaign.redirectTo ?? '')).toBe(true)
      expect(campaign.redirectTo).not.toBe(path)
    },
  )

  it('send no visitor of an ended page to another ended page', () => {
    const ended = new Map(pages.map(({ campaign }) => [campaign.path, retiredTo(campaign, today)]))
    const chains = [...ended].filter(([, target]) => target !== null && (ended.get(target) ?? null) !== null)
    expect(chains).toEqual([])
  })
})

describe('the look of the campaign pages', () => {
  const full = pages.filter(({ campaign }) => !isEntry(campaign.path))

  it.each(full.map(({ campaign }) => [campaign.path, campaign] as const))(
    '%s chooses a picture of its own',
    (_, campaign) => {
      expect(campaign.picture).toBeDefined()
    },
  )

  it('opens in at least eight ways, and in none of them for more than a fifth of the pages', () => {
    const openings = Map.groupBy(full, ({ campaign }) => openingOf(campaign))
    expect(openings.size).toBeGreaterThanOrEqual(8)
    const worn = [...openings].filter(([, own]) => own.length > full.length / 5)
    expect(worn.map(([opening]) => opening)).toEqual([])
  })

  it('uses all four arrangements of the head', () => {
    const arrangements = new Set(full.map(({ campaign }) => compositionOf(campaign).split(' ')[0]))
    expect([...arrangements].sort()).toEqual(['banner', 'ledger', 'letter', 'split'])
  })

  it('puts no two pages of a family together alike', () => {
    const stamped = [...Map.groupBy(full, ({ campaign }) => familyOf(campaign.path)).values()].flatMap(
      (family) =>
        [...Map.groupBy(family, ({ campaign }) => compositionOf(campaign)).values()]
          .filter((same) => same.length > 1)
          .map((same) => same.map(({ campaign }) => campaign.path)),
    )
    expect(stamped).toEqual([])
  })
})

describe('the listing', () => {
  it('reads from the files what the pages say', async () => {
    const now = new Date('2026-11-21T00:00:00Z')
    const listed = await listCampaigns(now)
    const live = pages.filter(({ campaign }) => retiredTo(campaign, now) === null)
    const known = new Set(live.map(({ campaign }) => campaign.path))
    expect(
      listed
        .filter(({ path }) => known.has(path))
        .map(({ path, title, noIndex, retireAfter, redirectTo }) => ({
          path,
          title,
          noIndex,
          retireAfter,
          redirectTo,
        })),
    ).toEqual(
      live
        .map(({ campaign: { path, seo, noIndex, retireAfter, redirectTo } }) => ({
          path,
          title: seo.title,
          noIndex,
          retireAfter,
          redirectTo,
        }))
        .sort((a, b) => a.path.localeCompare(b.path, 'en')),
    )
    expect(listed.find(({ path }) => path === '/special/ym_us_niw')?.layout).toBe('special-ym')
    expect(listed.filter(({ layout, path }) => !existsSync(`app/(${layout})${path}/page.tsx`))).toEqual([])
  })
})
