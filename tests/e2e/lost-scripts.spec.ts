import { expect, test } from '@playwright/test'

test('a page without one or all of its scripts still sends a lead', async ({ context, request }) => {
  test.slow()
  const address = '/chanel/uk'
  const html = await (await request.get(address)).text()
  const scripts = [
    ...new Set([...html.matchAll(/<script[^>]+src="(\/_next\/[^"?]+)/g)].map(([, src]) => src)),
  ]
  expect(scripts.length).toBeGreaterThan(5)
  for (const gone of [...scripts, '/_next/static/chunks/*.js']) {
    // A page that lost a script may reload itself once, at any time, so each gets a page of its own.
    const page = await context.newPage()
    await page.route(`**${gone}*`, (route) => route.abort())
    await page.goto(address)
    await expect(page.locator('form[method=post] [name=phone]:visible').first()).toBeEditable()
    await page.close()
  }
})
