import { expect, test } from '@playwright/test'
import { aliases } from '@/lib/routing/aliases'
import { listPages } from './pages'
import { forAll, get } from './plain-request'
import { isBehindFront } from './run'

test('every page is whole in its first HTML, with a title and a description of its own, and every alias shows its page', async () => {
  // The server renders most of these pages for the first time, which takes minutes on a busy machine.
  test.setTimeout(600_000)
  const texts = new Map<string, string>()
  const titles = new Map<string, string>()
  const read = async (url: string) => {
    const { status, body: html } = await get(url)
    expect.soft(status, url).toBe(200)
    expect.soft(html.match(/<h1[ >]/g), `h1 of ${url}`).toHaveLength(1)
    expect.soft(html.match(/<main[ >]/g), `main of ${url}`).toHaveLength(1)
    expect.soft(html.includes('<html lang="zh-CN"'), `language of ${url}`).toBe(true)
    const words = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '')
    expect
      .soft(words.match(/.{8}(?:[。；，、][；，、]|。。|（）).{8}/g), `doubled marks of ${url}`)
      .toBeNull()
    const [, title = ''] = /<title>([^<]+)</.exec(html) ?? []
    expect.soft(title, `title of ${url}`).toMatch(/美世|About|Academic/)
    titles.set(url, title)
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
    for (const text of [title, description]) {
      if (text === undefined) continue
      expect.soft(texts.get(text), `"${text}" of ${url}`).toBeUndefined()
      texts.set(text, url)
    }
  }
  const pages = listPages()
  expect(pages.length).toBeGreaterThan(200)
  await forAll(pages, read)
  // Whatever headers a proxy in front sends.
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  await forAll(Object.entries(aliases), async ([alias, page]) => {
    if (alias.includes('{id}')) return
    const { status, headers: answered, body } = await get(alias, headers)
    expect.soft(status, alias).toBe(200)
    // nginx removes the process's internal header.
    expect.soft(answered['x-middleware-rewrite'], alias).toBe(isBehindFront ? undefined : page)
    const [, title] = /<title>([^<]+)</.exec(body) ?? []
    expect.soft(title, alias).toBe(titles.get(page) ?? title)
    expect.soft(body, alias).toMatch(/<main[ >]/)
  })
})
