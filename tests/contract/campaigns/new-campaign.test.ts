import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type FunctionComponent } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadCampaigns, readCampaign } from '@/lib/campaigns/campaign-files'
import { isListed } from '@/lib/campaigns/lifecycle'
import { runNewCampaign } from '@/lib/cli/new-campaign'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { readExistingPages } from '@/lib/site-map/existing-pages'
import { toSiteMap } from '@/lib/site-map/sections'
import { createTestHost, formHeaders, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { renderPage } from '@/tests/support/render-page'

const folders = { page: 'app/(special)/special/summer_uk', entry: 'app/(none)/special/summer_uk/entry' }

/** A project with only the template and the layouts, in which the command makes a campaign. */
let root: string
let test: TestHost

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'campaign-'))
  const template = 'app/(special)/special/_template'
  await cp(template, path.join(root, template), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  // The site map reads the list of the other pages.
  await mkdir(path.join(root, 'lib'))
  await symlink(path.resolve('lib/content'), path.join(root, 'lib/content'))
  test = await createTestHost()
  const { code, lines } = await runNewCampaign(
    ['summer_uk', '--layout', 'special', '--name', '英国夏校', '--entry'],
    root,
  )
  expect({ code, lines: lines.slice(0, 2) }).toEqual({
    code: 0,
    lines: [`已建好 ${folders.page}`, `已建好 ${folders.entry}`],
  })
  // Its pages read their content from the project's folder.
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})

afterAll(async () => {
  vi.restoreAllMocks()
  await test?.close()
  await rm(root, { recursive: true, force: true })
})

const load = (folder: string, file: string) => import(pathToFileURL(path.join(root, folder, file)).href)
const contentOf = (folder: string): Campaign => readCampaign(root, `${folder}/content.yaml`)

/** The HTML of a page without its layout. */
async function htmlOf(folder: string): Promise<string> {
  const page: { default: FunctionComponent } = await load(folder, 'page.tsx')
  return renderPage(createElement(page.default))
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * The form of a page as a browser without scripts sends it: its action, and its fields when the visitor fills in
 * nothing.
 */
function formIn(html: string): { action: string; fields: Record<string, string> } {
  const form = /<form[^>]*method="post"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? ''
  const inputs = (form.match(/<input[^>]*>/g) ?? []).filter((tag) => attribute(tag, 'type') !== 'checkbox')
  return {
    action: attribute(form, 'action') ?? '',
    fields: Object.fromEntries(
      inputs.map((tag) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? '']),
    ),
  }
}

describe('a campaign made by the command', () => {
  it.each([
    ['page', '/special/summer_uk', false],
    ['entry', '/special/summer_uk/entry', true],
  ] as const)('has a sound %s at its address', (kind, address, noIndex) => {
    expect(contentOf(folders[kind])).toMatchObject({ path: address, noIndex })
  })

  it('has title and canonical address in its metadata', async () => {
    const { generateMetadata } = await load(folders.page, 'page.tsx')
    expect(generateMetadata()).toMatchObject({
      title: { absolute: '英国夏校的标题：项目名加读者关心的事 · 美世留学' },
      alternates: { canonical: '/special/summer_uk' },
    })
  })

  it('is found by its folder, its sign-up page too', () => {
    const found = loadCampaigns(root).map(({ campaign }) => campaign)
    expect(found).toMatchObject([
      { path: '/special/summer_uk/entry', layout: 'none', noIndex: true },
      { path: '/special/summer_uk', layout: 'special', noIndex: false },
    ])
  })

  it('is in the site map, from which the sitemap is made; the sign-up page is not', () => {
    const campaigns = loadCampaigns(root).flatMap(({ campaign }) => campaign ?? [])
    const listed = campaigns.filter((campaign) => isListed(campaign, new Date()))
    const links = toSiteMap(readExistingPages(root), listed).flatMap(({ list }) => list)
    expect(links.filter(({ linkurl }) => linkurl.startsWith('/special/summer_uk'))).toEqual([
      { name: '英国夏校的标题：项目名加读者关心的事', linkurl: '/special/summer_uk' },
    ])
  })

  it.each([
    ['page', '专题:英国夏校', 'general', '13800138001'],
    ['entry', '报名:英国夏校', 'entry', '13800138002'],
  ] as const)(
    'takes a lead by the form of its %s, under its own source',
    async (kind, source, form, phone) => {
      const { action, fields } = formIn(await htmlOf(folders[kind]))
      expect(fields).toMatchObject({ source, form })

      const body = new URLSearchParams({ ...fields, name: '王小明', phone, agree: '1' }).toString()
      const reply = await inProcess(test.host).send({
        method: 'POST',
        path: action,
        headers: formHeaders,
        body,
      })
      expect(reply.json).toMatchObject({ code: 0 })

      const stored = (await test.leads()).filter((lead) => lead.phone === phone)
      expect(stored).toMatchObject([{ name: '王小明', source }])
    },
  )
})
