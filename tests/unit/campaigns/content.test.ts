import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listCampaigns } from '@/lib/campaigns/listing'
import type { Campaign } from '@/lib/campaigns/schema'
import { isKnownPath } from '@/tests/support/known-routes'

const modules = import.meta.glob<{ campaign: Campaign }>('/app/**/special/**/content.ts')
const loaded = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => ({
    file: file.slice(1),
    campaign: (await load()).campaign,
  })),
)
/** Pages that visitors reach; the template is private. */
const pages = loaded.filter(({ file }) => !file.includes('/_template/'))
const each = pages.map(({ campaign, file }) => [campaign.path, campaign, file] as const)

const template = await readFile('app/(special)/special/_template/page.tsx', 'utf8')

/** Every string of a value with the key it stands under. */
function strings(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => strings(item, name))
  }
  return []
}

const structural = new Set(['type', 'href', 'url', 'status', 'checked'])

/** What a reader reads: no addresses, no names of sources. */
function ownText(campaign: Campaign): string {
  const withoutSources = JSON.parse(
    JSON.stringify(campaign.sections, (key, value) =>
      key === 'source' || key === 'official' ? undefined : value,
    ),
  )
  return strings(withoutSources)
    .filter(({ key }) => !structural.has(key))
    .map(({ text }) => text)
    .join('\n')
}

const hanCount = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0
const wordCount = (text: string) => text.match(/[A-Za-z][A-Za-z'-]*/g)?.length ?? 0

/** Share of a text's runs of ten characters that no other text holds. */
function ownShare(text: string, others: string[]): number {
  const runs = (of: string) => {
    const plain = of.replace(/\s/g, '')
    return Array.from({ length: Math.max(plain.length - 9, 0) }, (_, at) => plain.slice(at, at + 10))
  }
  const elsewhere = new Set(others.flatMap(runs))
  const own = runs(text)
  return own.filter((run) => !elsewhere.has(run)).length / Math.max(own.length, 1)
}

describe('campaign pages', () => {
  it('finds the pages of every layout', () => {
    expect(pages.map(({ campaign }) => campaign.path)).toEqual(
      expect.arrayContaining([
        '/special/about_ms_new',
        '/special/about_en',
        '/special/ossd',
        '/special/ossd/entry',
        '/special/us_yjs',
        '/special/tuofu_cf',
        '/special/tuofu_cf/entry',
        '/special/tuofu',
        '/special/yuyan',
        '/special/yy_linshi',
        '/special/ruishi',
        '/special/ym_us_niw',
        '/special/ym_ca_man',
      ]),
    )
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
    const own = ['#apply', '#consult', ...campaign.sections.map((_section, index) => `#part-${index}`)]
    expect(anchors.filter((anchor) => !own.includes(anchor))).toEqual([])
  })

  it.each(each)('%s says enough of its own', (path, campaign) => {
    const text = ownText(campaign)
    if (path.endsWith('/entry')) expect(hanCount(text)).toBeGreaterThanOrEqual(150)
    else if (campaign.language === 'en') expect(wordCount(text)).toBeGreaterThanOrEqual(400)
    else expect(hanCount(text)).toBeGreaterThanOrEqual(600)
  })

  it('differ from each other in substance', () => {
    const texts = pages.map(({ campaign }) => ownText(campaign))
    const shares = pages.map(({ campaign }, index) => ({
      path: campaign.path,
      share: ownShare(texts[index] ?? '', texts.toSpliced(index, 1)),
    }))
    expect(shares.filter(({ share }) => share < 0.6)).toEqual([])
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

  it.each(each.filter(([path]) => path.startsWith('/special/ym_') && !path.endsWith('/entry')))(
    '%s states whether the programme is open, as of when and who decides',
    (_, campaign) => {
      const status = campaign.sections.find((section) => section.type === 'status')
      expect(status).toMatchObject({ checked: expect.any(String), official: { url: expect.any(String) } })
    },
  )

  it.each(each.filter(([path]) => path.endsWith('/entry')))(
    '%s is a form kept out of search engines',
    (_, campaign) => {
      expect(campaign).toMatchObject({ noIndex: true, form: { kind: 'entry' } })
    },
  )
})

describe('the listing', () => {
  it('reads from the files what the pages say', async () => {
    const now = new Date('2026-11-21T00:00:00Z')
    const listed = await listCampaigns(now)
    expect(listed.map(({ path, title, noIndex }) => ({ path, title, noIndex }))).toEqual(
      pages
        .map(({ campaign }) => ({
          path: campaign.path,
          title: campaign.seo.title,
          noIndex: campaign.noIndex,
        }))
        .sort((a, b) => a.path.localeCompare(b.path, 'en')),
    )
    expect(listed.find(({ path }) => path === '/special/ym_us_niw')?.layout).toBe('special-ym')
  })
})
