import { expect } from '@playwright/test'
import { forAll, get } from './plain-request'

/**
 * Expects that each page is whole in its first HTML, with a title and a description of its own.
 * @returns the title of each
 */
export async function expectFirstHtml(pages: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  const titles = new Map<string, string>()
  await forAll(pages, async (url) => {
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
  })
  return titles
}
