import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { releaseFolder } from '@/tests/support/processes'
import { isBehindFront } from '../../playwright.config'
import { get } from './plain-request'

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

for (const address of ['/', '/yxk?country=uk', '/special/study_cost', '/receipt/none', '/no/such/page']) {
  test(`a browser gets ${address} in brotli`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.headers()['content-encoding']).toBe('br')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('visitors of one address get the same page, and a phone its own', async () => {
  const visit = (agent: string) => get('/uk', { 'user-agent': agent, 'accept-encoding': 'identity' })
  const [first, second] = [await visit(desktop), await visit(desktop)]
  expect(second.body).toBe(first.body)
  expect((await visit(iphone)).status).toBe(301)
  expect((await visit(desktop)).body).toBe(first.body)
})

if (!isBehindFront) {
  test('a page that was made a moment ago is shown as it was, with its age', async () => {
    const address = `/yxk?country=ca&asked=${Date.now()}`
    const [first, second] = [await get(address), await get(address)]
    expect(second.body).toBe(first.body)
    expect([first.headers.age, Number(second.headers.age)]).toEqual([undefined, expect.any(Number)])
    expect(Number(second.headers.age)).toBeLessThan(10)
  })
}

if (isBehindFront) {
  test('a release carries no source of a page', () => {
    expect(readdirSync(releaseFolder)).not.toContain('app')
    const files = readdirSync(path.join(releaseFolder, 'lib'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))).toEqual([])
  })
}
