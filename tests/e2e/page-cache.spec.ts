import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { orders } from '@/tests/support/orders'
import { currentFolder } from '@/tests/support/processes'
import { get } from './plain-request'
import { isBehindFront } from './run'

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const addresses = ['/', '/yxk?country=uk', '/special/study_cost', '/receipt/none', '/no/such/page']
const encoding = isBehindFront ? 'br' : 'gzip'

for (const address of addresses) {
  test(`a browser gets ${address} compressed with ${encoding}`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.headers()['content-encoding']).toBe(encoding)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('visitors of one address get the same page, and a phone its own', async () => {
  const visit = (agent: string) => get('/uk', { 'user-agent': agent, 'accept-encoding': 'identity' })
  // A page older than ten minutes is made anew behind the visit that finds it so, perhaps between two of these.
  const inTurn = async () => {
    const [first, phone, second] = [await visit(desktop), await visit(iphone), await visit(desktop)]
    return { phone: phone.status, isSame: first.body === second.body }
  }
  await expect.poll(inTurn).toEqual({ phone: 301, isSame: true })
})

test('a desktop, a phone, a phone with pc=1 and the router each get the right answer, in any order', async () => {
  test.setTimeout(180_000)
  const visitors: { headers: Record<string, string>; gets: RegExp }[] = [
    { headers: { 'user-agent': desktop }, gets: /^200 text\/html.* <!DOCTYPE html>/s },
    { headers: { 'user-agent': iphone }, gets: /^301 / },
    { headers: { 'user-agent': iphone, cookie: 'pc=1' }, gets: /^200 text\/html.* <!DOCTYPE html>/s },
    // The router may be redirected to an address with its own state, which then returns data.
    { headers: { 'user-agent': desktop, rsc: '1' }, gets: /^(?:307 |200 text\/x-component.* (?!<))/s },
  ]
  const wrong: string[] = []
  for (const [index, order] of orders(visitors).entries()) {
    for (const { headers, gets } of [...order, ...order]) {
      const { status, headers: said, body } = await get(`/uk?order=${index}`, headers)
      const answer = `${status} ${said['content-type']} ${body.slice(0, 40)}`
      if (!gets.test(answer)) wrong.push(`${index} ${JSON.stringify(headers)}: ${answer}`)
    }
  }
  expect(wrong).toEqual([])
})

if (isBehindFront) {
  test('a release contains no source of a page', () => {
    expect(readdirSync(currentFolder)).not.toContain('app')
    const files = readdirSync(path.join(currentFolder, 'lib'), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))).toEqual([])
  })
}
