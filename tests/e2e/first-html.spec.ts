import { expect, test } from '@playwright/test'
import { aliases } from '@/lib/routing/aliases'
import { expectFirstHtml } from './first-html'
import { listCampaignPages, listPages, onePerLayout } from './pages'
import { forAll, get } from './plain-request'
import { isBehindFront } from './run'

test('every kind of page is whole in its first HTML, and every alias shows its page', async () => {
  // The server renders most of these pages for the first time, which takes minutes on a busy machine.
  test.setTimeout(600_000)
  const campaigns = new Set(listCampaignPages())
  const titles = await expectFirstHtml([
    ...listPages().filter((page) => !campaigns.has(page)),
    ...onePerLayout(),
  ])
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
