import { beforeAll, expect, it } from 'vitest'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { searchDocuments } from '@/lib/host/search/documents'
import { createSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { questionsFor } from '@/lib/widget/questions'
import { blindQueries, partialQueries, unwantedResults } from '../../support/blind-queries'
import { groupQueries, searchQueries } from '../../support/search-queries'

let engine: SearchEngine

beforeAll(async () => {
  engine = await createSearchEngine(await searchDocuments(await everyCampaign()))
})

const firstThree = (keyword: string) =>
  engine.search({ keyword, page: 1, limit: 3 }).list.map(({ href }) => href)

it('answers what people type among the first three', () => {
  const misses = searchQueries.flatMap(([query, ...answers]) => {
    const found = firstThree(query)
    return found.some((href) => answers.includes(href)) ? [] : [`${query} → ${found.join(' ') || 'nothing'}`]
  })
  const strangers = groupQueries.flatMap(([query, ...members]) => {
    const found = firstThree(query)
    const isGroup = found.length > 0 && found.every((href) => members.includes(href))
    return isGroup ? [] : [`${query} → ${found.join(' ') || 'nothing'}`]
  })
  expect([...misses, ...strangers]).toEqual([])
}, 60_000)

it('answers what was typed without looking at it', () => {
  const misses = blindQueries.flatMap(([query, ...answers]) => {
    const found = firstThree(query)
    return found.some((href) => answers.includes(href)) ? [] : [`${query} → ${found.join(' ') || 'nothing'}`]
  })
  expect(misses).toEqual([])
}, 60_000)

it.each(unwantedResults)('%s does not show %s among the first five', (query, unwanted) => {
  const { list } = engine.search({ keyword: query, page: 1, limit: 5 })
  expect(list.map(({ title }) => title).filter((title) => unwanted.test(title))).toEqual([])
})

it.each(partialQueries)('%s holds all that was typed: %s', (query, whole) => {
  expect(engine.search({ keyword: query, page: 1, limit: 3 }).whole).toBe(whole)
})

it('marks whole words alone: 留学费用 is no 学费', () => {
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

it('knows enough of what people type', () => {
  expect(new Set([...searchQueries, ...groupQueries].map(([query]) => query)).size).toBeGreaterThanOrEqual(
    200,
  )
})

it('finds something for every question that the chat offers', () => {
  const topics = [
    '移民',
    '托福',
    '艺术',
    '英国',
    '美国',
    '加拿大',
    '澳大利亚',
    '日本',
    '新加坡',
    '香港',
    '德国',
    '法国',
  ]
  const more = ['韩国', '爱尔兰', '荷兰', '马来西亚', '西班牙', '新西兰', '']
  const questions = [...topics, ...more].flatMap((topic) => questionsFor(topic, '/'))
  const example = '加拿大签证要什么材料'
  const unanswered = [...questions, example].filter((question) => firstThree(question).length === 0)
  expect(unanswered).toEqual([])
}, 60_000)

/** Pages of each kind, with what the answers to their questions are about. */
const families: readonly { about: RegExp; paths: readonly string[] }[] = (
  [
    [
      /ym_|\/industry\/(?:agency|immigration)/,
      '/special/ym_us_niw',
      '/special/ym_hz_turkey',
      '/special/ym_us_bulletin',
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
    [
      /uk|fyen/,
      '/chanel/uk',
      '/special/uk_yjs',
      '/countrylines/uk-cas-to-visa',
      '/yxk/uk-university-of-oxford',
    ],
    [/us|OPT/, '/chanel/us', '/special/feiyong/fyusa', '/headlines/us-early-rounds', '/yxk/hischool/hs-us-x'],
    [
      /can|ca-/,
      '/chanel/can',
      '/special/qz_can',
      '/countrylines/ca-ouac-groups',
      '/yxk/ca-mcgill-university',
    ],
    [/au|fyao/, '/chanel/au', '/special/au_yjs', '/headlines/au-gaokao-atar', '/yxk/au-monash-university'],
    [
      /jp|japan/,
      '/chanel/japan',
      '/special/jp_bk',
      '/headlines/jp-tuition-first-year',
      '/yxk/jp-waseda-university',
    ],
    [/sg/, '/chanel/sg', '/special/sg_yjs', '/countrylines/sg-tuition-grant'],
    [/hk/, '/special/hk_yjs', '/headlines/hk-iang-guide', '/yxk/hk-university-of-hong-kong'],
    [/de-/, '/countrylines/de-aps-and-blocked-account', '/yxk/de-technical-university-of-munich'],
    [/fr-|_fr/, '/countrylines/fr-campus-france'],
    [/kr-/, '/countrylines/kr-d2-and-topik', '/yxk/kr-seoul-national-university'],
    [/ie-/, '/countrylines/ie-apply-and-funds'],
    [/nl-/, '/countrylines/nl-studielink-and-permit'],
    [/my-/, '/countrylines/my-emgs-process'],
    [/nz-/, '/countrylines/nz-how-to-apply', '/yxk/nz-university-of-auckland'],
  ] as const
).map(([about, ...paths]) => ({ about, paths }))

it.each(families)(
  'offers questions of the page’s own subject, and answers them: $about',
  ({ about, paths }) => {
    for (const path of paths) {
      const questions = questionsFor('', path)
      expect(new Set(questions).size, path).toBe(4)
      const astray = questions.filter((question) => !firstThree(question).some((href) => about.test(href)))
      expect(astray, path).toEqual([])
    }
  },
)

it('answers the general questions of every other page', () => {
  for (const path of ['/', '/caselist', '/product', '/company/bj', '/touchus', '/advisor', '/gpa'])
    for (const question of questionsFor('', path)) expect(firstThree(question), question).not.toEqual([])
})
