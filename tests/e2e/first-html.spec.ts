import { expect, test } from '@playwright/test'
import { listPages } from './pages'

const pages = listPages()

for (const url of pages) {
  test(`${url} is a whole page in its first HTML`, async ({ request }) => {
    const response = await request.get(url)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
    expect(html).toMatch(/<html lang="zh-CN"/)
    expect(html).toMatch(/<title>[^<]*(美世|About|Academic)/)
  })
}

test('titles and descriptions are unique', async ({ request }) => {
  // Reads every page one after the other, which is slow on a busy machine.
  test.slow()
  const seen = new Map<string, string>()
  for (const url of pages) {
    const html = await (await request.get(url)).text()
    for (const pattern of [/<title>([^<]+)</, /<meta name="description" content="([^"]+)"/]) {
      const text = pattern.exec(html)?.[1]
      if (text === undefined) continue
      expect(seen.get(text), `"${text}" of ${url}`).toBeUndefined()
      seen.set(text, url)
    }
  }
})
