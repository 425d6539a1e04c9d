import { beforeAll, expect, it } from 'vitest'
import { answerTo } from '@/lib/host/search/answers/answer'
import type { SearchEngine } from '@/lib/host/search/engine'
import { judgedQueries, withoutSuggestions } from '../../support/judged-queries'
import { searchOfNamedPages } from '../../support/search-corpus'

let engine: SearchEngine

beforeAll(async () => {
  engine = await searchOfNamedPages()
})

/** As for the other tables: a new article or figure may change the answer to one query. */
const mostWrong = 0.017

it("answers a family's words with the card or the page that answers them", async () => {
  const misses: string[] = []
  for (const [query, { card, pages }] of judgedQueries) {
    const answer = await answerTo(engine.ask(query))
    if (card === null && answer !== null) misses.push(`${query} → a card: ${answer.title}`)
    if (card) {
      const [first] = answer?.lines ?? []
      const texts = [
        ...[first?.value ?? ''].filter(Boolean),
        [first?.value, first?.year, answer?.unknown].filter(Boolean).join(' '),
        answer?.links.map(({ label }) => label).join(' ') ?? '',
      ]
      if (answer?.title !== card[0] || !texts.some((text) => card[1].test(text)))
        misses.push(`${query} → ${answer?.title ?? 'no card'}: ${texts.join(' | ')}`)
    }
    const found = engine.search({ keyword: query, page: 1, limit: 3 }).list.map(({ href }) => href)
    if (pages && !found.some((href) => pages.includes(href))) misses.push(`${query} → ${found.join(' ')}`)
  }
  expect(misses, misses.join('\n')).toSatisfy(() => misses.length <= judgedQueries.length * mostWrong)
})

it('suggests no name when none is similar', () => {
  const noise = withoutSuggestions.flatMap((keyword) => {
    const { nearest } = engine.search({ keyword, page: 1, limit: 1 })
    return nearest.length === 0 ? [] : `${keyword} → ${nearest.map(({ title }) => title).join(' ')}`
  })
  expect(noise).toEqual([])
})

it('leads from a short name of several universities of China to all of them', async () => {
  const links = (await answerTo(engine.ask('南大')))?.links ?? []
  expect(links.at(-1)?.href).toBe(`/yxk/china?q=${encodeURIComponent('南大')}`)
})
