import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { listCampaignPages } from './pages'
import { expectSound } from './soundness'
import { findLead, freshAddress, freshPhone } from './support'

const campaigns = listCampaignPages()

/** One campaign page of every layout: the first by address. */
const perLayout = readdirSync('app')
  .filter((name) => name.startsWith('('))
  .flatMap((layout) => {
    const url = campaigns.find((campaign) => existsSync(`app/${layout}${campaign}/content.yaml`))
    return url === undefined ? [] : [{ layout, url }]
  })

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const headingOf = (html: string) => first(html, /<h1[^>]*>(.*?)<\/h1>/s)
const canonicalOf = (html: string) => {
  const href = first(html, /<link rel="canonical" href="([^"]+)"/)
  return href === undefined ? undefined : new URL(href).pathname
}

test('these tests cover every layout of campaigns', () => {
  expect(perLayout.map(({ layout }) => layout).sort()).toEqual([
    '(none)',
    '(ruishi)',
    '(special)',
    '(special-tuofu)',
    '(special-ym)',
    '(tuofu)',
    '(yuyan)',
    '(yy-linshi)',
  ])
})

for (const url of campaigns) {
  test(`${url} has its address, its picture and the sources of its figures`, async ({ request }) => {
    const response = await request.get(url)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(headingOf(html)).toBeTruthy()
    expect(canonicalOf(html)).toBe(url)
    expect(html.includes('<meta name="robots" content="noindex')).toBe(url.endsWith('/entry'))
    expect(html).toMatch(/<header[^>]*>.*?<svg[^>]*viewBox="0 0 320 136"[^>]*aria-hidden="true"/s)

    // Each value of the registry has a mark that links to its entry in the list of sources, or a link of its own.
    const article = first(html, /(<article.*<\/article>)/s) ?? ''
    const entries = article.match(/ data-(fact|statement)="/g) ?? []
    const marks = [...article.matchAll(/<a [^>]*href="(#source-\d+|https?:[^"]+)"/g)].map(([, href]) => href)
    expect(marks.length).toBeGreaterThanOrEqual(entries.length)
    const listed = new Set(
      [...html.matchAll(/<li id="(source-\d+)"><a href="https?:/g)].map(([, id]) => `#${id}`),
    )
    expect(marks.filter((href) => href?.startsWith('#') && !listed.has(href))).toEqual([])
  })
}

for (const { layout, url } of perLayout) {
  test(`${url} of the layout ${layout} has no error, no serious axe fault and fits every width`, async ({
    page,
  }) => {
    await expectSound(page, url)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a sign-up page sends a lead with its own source', async ({ page, request }) => {
    const phone = freshPhone()
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': freshAddress() })
    await page.goto('/special/ossd/entry')
    const form = page.locator('#apply form')
    await form.getByLabel('姓名').fill('韩梅梅')
    await form.getByLabel('手机号').fill(phone)
    await form.getByRole('checkbox').check()
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/(lead-result|receipt)/)
    expect(await findLead(request, phone)).toMatchObject({
      name: '韩梅梅',
      source: expect.stringContaining('OSSD'),
    })
  })
})
