import { expect, test } from '@playwright/test'
import { listCampaignPages } from './pages'
import { forAll, get } from './plain-request'

const campaigns = listCampaignPages()

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const headingOf = (html: string) => first(html, /<h1[^>]*>(.*?)<\/h1>/s)
const canonicalOf = (html: string) => {
  const href = first(html, /<link rel="canonical" href="([^"]+)"/)
  return href === undefined ? undefined : new URL(href).pathname
}

test('every campaign page has its address, its picture and the sources of its figures', async () => {
  test.setTimeout(600_000)
  await forAll(campaigns, async (url) => {
    const { status, body: html } = await get(url)
    expect.soft(status, url).toBe(200)
    expect.soft(headingOf(html), url).toBeTruthy()
    expect.soft(canonicalOf(html), url).toBe(url)
    expect.soft(html.includes('<meta name="robots" content="noindex'), url).toBe(url.endsWith('/entry'))
    expect.soft(html, url).toMatch(/<header[^>]*>.*?<svg[^>]*viewBox="0 0 320 136"[^>]*aria-hidden="true"/s)

    // Each value of the registry has a mark that links to its entry in the list of sources, or a link of its own.
    const article = first(html, /(<article.*<\/article>)/s) ?? ''
    const entries = article.match(/ data-(fact|statement)="/g) ?? []
    const marks = [...article.matchAll(/<a [^>]*href="(#source-\d+|https?:[^"]+)"/g)].map(([, href]) => href)
    expect.soft(marks.length, url).toBeGreaterThanOrEqual(entries.length)
    const listed = new Set(
      [...html.matchAll(/<li id="(source-\d+)"><a href="https?:/g)].map(([, id]) => `#${id}`),
    )
    expect
      .soft(
        marks.filter((href) => href?.startsWith('#') && !listed.has(href)),
        url,
      )
      .toEqual([])
  })
})
