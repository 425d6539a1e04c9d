import { expect, it } from 'vitest'
import { everyPage } from '@/lib/api/every-page'
import { table } from '@/tests/support/table'

function fakeList(size: number, claimed = size) {
  const calls: { page: number; limit: number }[] = []
  let running = 0
  let most = 0
  return {
    calls,
    mostAtOnce: () => most,
    fetchPage: async ({ page, limit }: { page: number; limit: number }) => {
      calls.push({ page, limit })
      running += 1
      most = Math.max(most, running)
      // Later pages answer first, so that the answers come in another order than the pages.
      for (let turn = 0; turn < 20 - (page % 10); turn += 1) await Promise.resolve()
      running -= 1
      const records = Array.from({ length: size }, (_, index) => index)
      return { list: records.slice((page - 1) * limit, page * limit), total: claimed, page, limit }
    },
  }
}

it.each(
  table(
    `
    0 | 1
    1 | 1
    60 | 1
    61 | 2
    2881 | 49
  `,
    [Number, Number],
  ),
)('reads a list of %d in %d requests, in its order', async (size, calls) => {
  const list = fakeList(size)
  const records = await everyPage(list.fetchPage)
  expect(records).toEqual(Array.from({ length: size }, (_, index) => index))
  expect(list.calls).toHaveLength(calls)
  expect(list.calls.every(({ limit }) => limit === 60)).toBe(true)
  expect(list.mostAtOnce()).toBeLessThanOrEqual(8)
})

it('reads no more than a sitemap can contain, whatever total the host reports', async () => {
  const list = fakeList(10, 1_000_000_000)
  await everyPage(list.fetchPage)
  expect(list.calls).toHaveLength(834)
})
