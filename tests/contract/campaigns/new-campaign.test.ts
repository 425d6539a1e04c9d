import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type FunctionComponent } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readCampaign } from '@/lib/campaigns/campaign-files'
import { runNewCampaign } from '@/lib/cli/new-campaign'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
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

  it.each([
    ['page', '专题:英国夏校', 'general', '13800138001'],
    ['entry', '报名:英国夏校', 'entry', '13800138002'],
  ] as const)(
    'takes a lead by the form of its %s, under its own source',
    async (kind, source, form, phone) => {
      const { action, fields } = formIn(await htmlOf(folders[kind]))
      expect(fields).toMatchObject({ source, form })

      const sent = { ...fields, name: '王小明', phone, agree: '1' }
      expect((await postForm(inProcess(test.host), sent, { path: action })).code).toBe(0)

      const stored = (await test.leads()).filter((lead) => lead.phone === phone)
      expect(stored).toMatchObject([{ name: '王小明', source }])
    },
  )
})
