import { expect, test } from '@playwright/test'
import { isBehindFront } from './run'
import { openPage } from './support'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('a phone is sent to the mobile site, permanently and uncached', async ({ request }) => {
  const response = await request.get('/?bd_vid=7', { headers: { 'user-agent': iphone }, maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()).toMatchObject({
    location: '/m?bd_vid=7',
    'cache-control': 'private, no-store',
    vary: expect.stringContaining('User-Agent'),
  })
})

test('an address with what stood behind it in a text leads to its page, and any other is answered as before', async ({
  request,
}) => {
  for (const [address, location] of [
    ['/us。点击查看', '/us'],
    ['/YXK/US-Harvard-University）?a=1', '/yxk/us-harvard-university?a=1'],
    ['/nothing。', undefined],
  ]) {
    const answer = await request.get(encodeURI(address ?? ''), { maxRedirects: 0 })
    expect
      .soft([answer.status(), answer.headers().location], address)
      .toEqual([location ? 308 : 404, location])
  }
})

test('a foreign Host header is never used in a redirect', async ({ request }) => {
  const answer = request.get('/us', {
    headers: { 'user-agent': iphone, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    maxRedirects: 0,
  })
  // A TLS client names the host in its handshake, and nginx has no certificate for other names.
  if (isBehindFront) await expect(answer).rejects.toThrow(/unrecognized name/)
  else expect((await answer).headers().location).toBe('/m/us')
})

test.describe('on a phone', () => {
  test.use({ userAgent: iphone, viewport: { width: 390, height: 844 } })

  test('the desktop version is one tap away and stays', async ({ page }) => {
    await openPage(page, '/special/about_ms_new')
    await expect(page).toHaveURL('/m/special/about_ms_new')
    // By key: parts of the page get their height when they come into view, and no hand taps in the frame in which it scrolls.
    await page.getByRole('link', { name: '访问电脑版' }).press('Enter')
    await expect(page).toHaveURL('/special/about_ms_new')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})
