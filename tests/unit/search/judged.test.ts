import { beforeAll, expect, it } from 'vitest'
import { schoolStore } from '@/lib/host/schools/store'
import { answerTo } from '@/lib/host/search/answers/answer'
import type { SearchEngine } from '@/lib/host/search/engine'
import { firstResults, judgedQueries, withoutSuggestions } from '../../support/judged-queries'
import { searchOfNamedPages } from '../../support/search-corpus'

let engine: SearchEngine

beforeAll(async () => {
  engine = await searchOfNamedPages()
})

/** Names that a page about China has too: 中大 is 中山大学, 澳大 stands at the page about the university in 横琴. */
const atHome: ReadonlySet<string> = new Set(['中大', '澳大'])

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

it('puts the page that answers a short query first', () => {
  const misses = firstResults.flatMap(([query, pages]) => {
    const [first] = engine.search({ keyword: query, page: 1, limit: 1 }).list
    return first !== undefined && pages.includes(first.href) ? [] : `${query} → ${first?.href}`
  })
  expect(misses).toEqual([])
})

it("puts a ranked university's own page first for its names beside a subject", async () => {
  const store = schoolStore()
  const ranked = await store
    .selectFrom('schools')
    .where('level', '=', 'university')
    .where('rank_num', '<=', 200)
    .select('id')
    .execute()
  const names = await store
    .selectFrom('school_names')
    .where('how', 'in', ['own', 'usual'])
    .select(['key', 'name', 'school'])
    .execute()
  const owners = Map.groupBy(names, ({ key }) => key)
  const ids = new Set(ranked.map(({ id }) => id))
  const misses = names
    .filter(({ key, name, school }) => {
      const isOnly = owners.get(key)?.length === 1 && !atHome.has(name)
      return ids.has(school) && isOnly && /^\p{Script=Han}{2,}$/u.test(name)
    })
    .flatMap(({ name, school }) =>
      ['学费', '截止日期'].flatMap((matter) => {
        const [first] = engine.search({ keyword: name + matter, page: 1, limit: 1 }).list
        return first?.href === `/yxk/${school}` ? [] : `${name}${matter} → ${first?.href}`
      }),
    )
  expect(misses).toEqual([])
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
