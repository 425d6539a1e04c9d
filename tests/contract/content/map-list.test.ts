import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listSiteMap } from '@/lib/api/site-map'
import { isListed } from '@/lib/campaigns/lifecycle'
import { everyCampaign } from '@/lib/campaigns/manifest'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { siteMapSchema } from '@/lib/contract/site-map'
import { readExistingPages } from '@/lib/site-map/existing-pages'
import { toSiteMap } from '@/lib/site-map/sections'
import { readSiteMapFile, siteMapFile, writeSiteMapFile } from '@/lib/site-map/site-map-file'
import { isKnownPath } from '../../support/known-routes'
import { dataOf } from './operations'

const campaign = (path: string, family: Campaign['family'], title: string): Campaign => ({
  ...{ path, family, source: path, seo: { title, description: '' } },
  ...{ layout: 'special', language: 'zh', hue: 'ink', form: null, dated: {}, sections: [] },
  ...{ noIndex: false, draft: false, formerly: [] },
})

const listed = () => dataOf('/v1/map_list', siteMapSchema)
const linksOf = (sections: Awaited<ReturnType<typeof listed>>) => sections.flatMap(({ list }) => list)

describe('site map', () => {
  it('lists pages that exist, each once, in sections that are not empty', async () => {
    const sections = await listed()
    const hrefs = linksOf(sections).map(({ linkurl }) => linkurl)
    const exists = readExistingPages()
    expect(hrefs).toContain('/')
    expect(hrefs.filter((href) => !isKnownPath(href))).toEqual([])
    expect(
      hrefs.filter((href) => ![...exists].some((page) => page === href || page.startsWith(`${href}/[[`))),
    ).toEqual([])
    expect(hrefs).toEqual([...new Set(hrefs)])
    expect(sections.map(({ id }) => id)).toEqual([...new Set(sections.map(({ id }) => id))])
  })

  it('has no date for a page without a recorded day of reading, and marks pages that are not indexed', async () => {
    const links = linksOf(await listed())
    const hidden = links.filter(({ indexed }) => indexed === false).map(({ linkurl }) => linkurl)
    expect(hidden).toEqual(['/search'])
    expect(links.filter(({ updated }) => updated !== undefined)).toEqual([])
  })

  it('contains every page of the site, apart from forms and results', async () => {
    const hrefs = new Set(linksOf(await listed()).map(({ linkurl }) => linkurl))
    const hidden = (await everyCampaign())
      .filter((campaign) => !isListed(campaign, new Date()))
      .map(({ path }) => path)
    const unlisted =
      /^\/(m|m\/gkhlx|lead-result|preview\/(blocks|components|plots)|receipt\/none|receipt\/call\/none)$|^\/data-sources\/|^\/special\/.+\/(entry|form)$/
    const pages = [...readExistingPages()].filter((page) => !page.includes('[') && !unlisted.test(page))
    const forgotten = pages.filter((page) => !hrefs.has(page) && !hidden.includes(page))
    expect(forgotten, 'a page without a content.yaml wants a line in lib/content/site-pages.yaml').toEqual([])
  })
})

it('gives pages links', async () => {
  const [main] = await listSiteMap()
  expect(main).toMatchObject({ id: 'main', title: '主要页面' })
  expect(main?.links[0]).toEqual({ name: '首页', href: '/', updated: null, isIndexed: true })
})

describe('sections', () => {
  it('leave out pages that do not exist, and empty sections', () => {
    expect(toSiteMap(new Set(['/', '/team/[[...id]]']), [])).toEqual([
      { id: 'main', title: '主要页面', list: [{ name: '首页', linkurl: '/' }] },
      { id: 'team', title: '服务团队', list: [{ name: '服务团队', linkurl: '/team' }] },
    ])
  })

  it('contain campaigns by family, without the brand in their names, and no page twice', () => {
    const sections = toSiteMap(new Set(['/special/study_cost']), [
      campaign('/special/study_cost', 'costs', '费用计算'),
      campaign('/special/ym_us_niw', 'identity', '国家利益豁免 | 美世留学'),
      campaign('/special/bk_zh/bk_uk', 'undergraduate', '英国本科'),
      campaign('/special/summer_camp', 'more', '夏校'),
    ])
    expect(sections.map(({ id, list }) => [id, list])).toEqual([
      ['tools', [{ name: '留学费用计算器', linkurl: '/special/study_cost' }]],
      ['undergraduate', [{ name: '英国本科', linkurl: '/special/bk_zh/bk_uk' }]],
      ['identity', [{ name: '国家利益豁免', linkurl: '/special/ym_us_niw' }]],
      ['more', [{ name: '夏校', linkurl: '/special/summer_camp' }]],
    ])
  })
})

describe('pages that exist', () => {
  function project(files: Record<string, string>): string {
    const root = mkdtempSync(path.join(tmpdir(), 'site-map-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    return root
  }

  it('are read from the route folders, without groups and private folders', () => {
    const root = project({
      'app/(site)/(default)/page.tsx': '',
      'app/(site)/(default)/yxk/[id]/page.tsx': '',
      'app/(site)/(default)/_home/page.tsx': '',
      'app/(special)/special/_template/page.tsx': '',
      'app/(special)/special/ossd/page.tsx': '',
      'app/apipc/[[...path]]/route.ts': '',
    })
    expect(readExistingPages(root)).toEqual(new Set(['/', '/yxk/[id]', '/special/ossd']))
  })

  it('are stored by the build for a release, which has no sources, and give the same site map', async () => {
    const root = project({ [siteMapFile]: '' })
    const coming = campaign('/special/soon', 'more', '还没有公开')
    const campaigns = [...(await everyCampaign()), { ...coming, publishFrom: '2099-01-01' }]
    writeSiteMapFile(campaigns, path.join(root, siteMapFile))
    const left = readSiteMapFile(root)
    const now = new Date()
    const isShown = (one: Parameters<typeof isListed>[0]) => isListed(one, now)
    expect(toSiteMap(new Set(left?.pages), left?.campaigns.filter(isShown) ?? [])).toEqual(
      toSiteMap(readExistingPages(), campaigns.filter(isShown)),
    )
    expect(readSiteMapFile(project({}))).toBeUndefined()
  })
})
