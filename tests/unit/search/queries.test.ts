import { beforeAll, expect, it } from 'vitest'
import type { SearchEngine } from '@/lib/host/search/engine'
import { questionsFor } from '@/lib/widget/questions'
import { searchOfNamedPages } from '../../support/search-corpus'
import { queriesOf } from '../../support/search-queries'

let engine: SearchEngine

beforeAll(async () => {
  engine = await searchOfNamedPages()
})

const firstThree = (keyword: string) =>
  engine.search({ keyword, page: 1, limit: 3 }).list.map(({ href }) => href)

/**
 * The search is judged by all questions together, because one more article or person may change the answer to a
 * single one. When this test fails, the search itself has become worse: look at `misses`, not at the content that was
 * added last.
 */
const mostWrong = 0.03

function expectMostly(checks: readonly (string | null)[]) {
  const misses = checks.filter((miss) => miss !== null)
  expect(misses, misses.join('\n')).toSatisfy(() => misses.length <= Math.max(1, checks.length * mostWrong))
}

const missOf = (query: string, found: readonly string[], isRight: boolean) =>
  isRight ? null : `${query} → ${found.join(' ') || 'nothing'}`

it.each([
  ['typical queries', queriesOf('typical')],
  ['queries that were written without looking at the results', queriesOf('blind')],
])('answers %s within the first three results', (_, queries) => {
  expectMostly(
    queries.map(([query, answers]) => {
      const found = firstThree(query)
      return missOf(
        query,
        found,
        found.some((href) => answers.includes(href)),
      )
    }),
  )
})

it("answers a family's question with the first result", () => {
  const pointsOf = (place: number) => (place === 0 ? 3 : place < 0 ? 0 : place < 3 ? 2 : 1)
  const questions = queriesOf('family')
  const points = questions.map(([question, answers]) => {
    const found = engine.search({ keyword: question, page: 1, limit: 5 }).list
    return pointsOf(found.findIndex(({ href }) => answers.includes(href)))
  })
  const low = questions.flatMap(([question], at) => (points[at] === 3 ? [] : `${points[at]} ${question}`))
  const score = points.reduce<number>((sum, point) => sum + point, 0) / (3 * questions.length)
  expect(score, low.join('\n')).toBeGreaterThanOrEqual(1 - mostWrong)
})

it('shows a named thing first, with and without a topic', () => {
  expectMostly(
    queriesOf('name').map(([query, answers]) => {
      const found = firstThree(query)
      return missOf(query, found, answers.includes(found[0] ?? ''))
    }),
  )
})

it('answers names of groups with members of the group', () => {
  expectMostly(
    queriesOf('group').map(([query, members]) => {
      const found = firstThree(query)
      return missOf(query, found, found.length > 0 && found.every((href) => members.includes(href)))
    }),
  )
})

it('shows no unwanted page within the first five results', () => {
  expectMostly(
    queriesOf('unwanted').map(([query, [unwanted = '']]) => {
      const titles = engine.search({ keyword: query, page: 1, limit: 5 }).list.map(({ title }) => title)
      const found = titles.filter((title) => new RegExp(unwanted).test(title))
      return missOf(query, found, found.length === 0)
    }),
  )
})

it.each([
  ['whole', true],
  ['partial', false],
] as const)('reports that results contain all of the words, or not: %s', (set, whole) => {
  expectMostly(
    queriesOf(set).map(([query]) => {
      const answer = engine.search({ keyword: query, page: 1, limit: 3 })
      return missOf(query, [`whole: ${answer.whole}`], answer.whole === whole)
    }),
  )
})

it('marks whole words, never single characters of them', () => {
  const marked = (keyword: string) =>
    engine
      .search({ keyword, page: 1, limit: 5 })
      .list.flatMap(({ title, title_hits, excerpt }) => [
        ...title_hits.map(([start, end]) => title.slice(start, end)),
        ...excerpt.hits.map(([start, end]) => excerpt.text.slice(start, end)),
      ])
  for (const keyword of ['英国留学费用', '加拿大留学签证', '推荐信怎么写', '雅思6.5能申请什么学校'])
    expect(
      marked(keyword).filter((word) => [...word].length === 1),
      keyword,
    ).toEqual([])
})

it('finds something for every question that the chat offers', () => {
  const topics = '移民 托福 艺术 英国 美国 加拿大 澳大利亚 日本 新加坡 香港 德国 法国'.split(' ')
  const more = '韩国 爱尔兰 荷兰 马来西亚 西班牙 新西兰'.split(' ')
  const questions = [...topics, ...more, ''].flatMap((topic) => questionsFor(topic, '/'))
  const example = '加拿大签证要什么材料'
  const unanswered = [...questions, example].filter((question) => firstThree(question).length === 0)
  expect(unanswered).toEqual([])
})

/** Pages of each kind, with a pattern for the results that answer their questions. */
const families: readonly { about: RegExp; paths: readonly string[] }[] = (
  [
    [
      /ym_|\/industry\/(?:agency|immigration)/,
      '/special/ym_us_niw',
      '/product/ym_product',
      '/product/ym_product/gr-residence',
    ],
    [/tuofu|toefl|yasi|sat|yylist|ielts/, '/yylist', '/yylist/toefl', '/special/tuofu', '/special/yy_ssat'],
    [/yishu|ys_zh|portfolio|art/, '/chanel/yishu', '/special/ys_zh/ys_it', '/special/jp_yishu'],
    [/gaokao|gkhlx/, '/special/gaokao', '/special/gkhlx'],
    [/ranking/, '/special/ranking', '/special/ranking/uk'],
    [/zylist|rmzy|ruishi/, '/zylist', '/zylist/fod1p-2102', '/chanel/rmzy'],
    [
      /bjts|bj_zh|yxyx/,
      '/bjts_list',
      '/bjts_list/summer-school-choose',
      '/special/bj_zh/bj_ky',
      '/chanel/bjts',
    ],
    [/uk|fyen/, '/chanel/uk', '/special/uk_yjs', '/countrylines/uk-cas-to-visa'],
    [/us|OPT/, '/chanel/us', '/special/feiyong/fyusa', '/headlines/us-early-rounds', '/yxk/hischool/hs-us-x'],
    [/can|ca-/, '/chanel/can', '/special/qz_can', '/yxk/ca-mcgill-university'],
    [/au|fyao/, '/chanel/au', '/special/au_yjs'],
    [/jp|japan/, '/chanel/japan', '/special/jp_bk'],
    [/sg/, '/chanel/sg', '/special/sg_yjs'],
    [/hk/, '/special/hk_yjs'],
    [/de-/, '/countrylines/de-aps-and-blocked-account'],
    [/fr-|_fr/, '/countrylines/fr-campus-france'],
    [/kr-/, '/countrylines/kr-d2-and-topik'],
    [/ie-/, '/countrylines/ie-apply-and-funds'],
    [/nl-/, '/countrylines/nl-studielink-and-permit'],
    [/my-/, '/countrylines/my-emgs-process'],
    [/nz-/, '/countrylines/nz-how-to-apply'],
  ] as const
).map(([about, ...paths]) => ({ about, paths }))

it('offers questions about the page’s own subject, and answers them', () => {
  const asked = families.flatMap(({ about, paths }) =>
    paths.flatMap((path) => {
      const questions = questionsFor('', path)
      expect(new Set(questions).size, path).toBe(4)
      return questions.map((question) => ({ about, path, question }))
    }),
  )
  expectMostly(
    asked.map(({ about, path, question }) => {
      const found = firstThree(question)
      return missOf(
        `${path}: ${question}`,
        found,
        found.some((href) => about.test(href)),
      )
    }),
  )
})

it('answers the general questions of every other page', () => {
  for (const path of ['/', '/caselist', '/product', '/company/bj', '/touchus', '/advisor'])
    for (const question of questionsFor('', path)) expect(firstThree(question), question).not.toEqual([])
})
