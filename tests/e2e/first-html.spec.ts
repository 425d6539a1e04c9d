import { expect, test } from '@playwright/test'
import { listPages } from './pages'

test('every page is whole in its first HTML, with a title and a description of its own', async ({
  request,
}) => {
  // The server renders most of these pages for the first time, which takes minutes on a busy machine.
  test.setTimeout(600_000)
  const texts = new Map<string, string>()
  const read = async (url: string) => {
    const response = await request.get(url)
    expect.soft(response.status(), url).toBe(200)
    const html = await response.text()
    expect.soft(html.match(/<h1[ >]/g), `h1 of ${url}`).toHaveLength(1)
    expect.soft(html.match(/<main[ >]/g), `main of ${url}`).toHaveLength(1)
    expect.soft(html.includes('<html lang="zh-CN"'), `language of ${url}`).toBe(true)
    const words = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '')
    expect
      .soft(words.match(/.{8}(?:[。；，、][；，、]|。。|（）).{8}/g), `doubled marks of ${url}`)
      .toBeNull()
    const [, title = ''] = /<title>([^<]+)</.exec(html) ?? []
    expect.soft(title, `title of ${url}`).toMatch(/美世|About|Academic/)
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
    for (const text of [title, description]) {
      if (text === undefined) continue
      expect.soft(texts.get(text), `"${text}" of ${url}`).toBeUndefined()
      texts.set(text, url)
    }
  }
  const left = listPages()
  expect(left.length).toBeGreaterThan(200)
  const readOn = async () => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) await read(url)
  }
  await Promise.all(Array.from({ length: 4 }, readOn))
})
