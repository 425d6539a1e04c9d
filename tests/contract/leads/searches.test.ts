import { afterEach, expect, it } from 'vitest'
import { day } from '@/lib/core/time'
import { countMissed, keptWords, listMissed, missedCsv, writeMissed } from '@/lib/host/leads/report/searches'
import { visitor } from '@/tests/contract/chat/support'
import { pass, send, site, siteBeforeEach } from '@/tests/contract/support/site'
import { startTime } from '@/tests/contract/support/test-host'

siteBeforeEach()
// The counts of searches belong to the process.
afterEach(() => writeMissed(site.store))

it.each([
  ['我的手机 13800138000', '我的手机 ###########'],
  ['雅思６.５', '雅思#.#'],
  ['留'.repeat(60), '留'.repeat(40)],
  ['𠮷'.repeat(60), '𠮷'.repeat(40)],
])('keeps of %s only %s', (keyword, words) => {
  expect(keptWords(keyword)).toBe(words)
})

it('counts searches without a hit by day and words, and lists the most frequent of a period first', async () => {
  for (const words of ['专升本', '专升本', '13800138000', '  ']) countMissed(words)
  await writeMissed(site.store)
  pass(day)
  countMissed('专升本')
  await writeMissed(site.store)
  const listed = await listMissed(site.store, { since: startTime - day, until: startTime + 2 * day })
  expect(listed.map(({ words, searches }) => [words, searches])).toEqual([
    ['专升本', 3],
    ['###########', 1],
  ])
  expect(missedCsv(listed)).toContain(`专升本,3,${listed[0]?.last}`)
  const later = await listMissed(site.store, { since: startTime + day, until: startTime + 2 * day })
  expect(later).toMatchObject([{ words: '专升本', searches: 1 }])
})

it('counts what neither the search nor the chat can answer, and nothing that they can', async () => {
  const search = (words: string) => send({ path: `/apipc/v1/search?Keyword=${encodeURIComponent(words)}` })
  const chat = visitor('', site)
  for (const words of ['zqxjv wvkqz', '曼大学费']) {
    expect((await search(words)).status).toBe(200)
    await chat.write(words)
  }
  await writeMissed(site.store)
  const listed = await listMissed(site.store, { since: startTime - day, until: startTime + day })
  expect(listed).toMatchObject([{ words: 'zqxjv wvkqz', searches: 2 }])
})
