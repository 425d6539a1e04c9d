import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { caseOperations } from '@/lib/contract/cases'
import { majorOperations } from '@/lib/contract/majors'
import { newsPageSchema } from '@/lib/contract/news'
import { contentOperations } from '@/lib/contract/operations'
import { lines, table } from '@/tests/support/table'
import { listen } from '../support/transports'
import { answerOf, dataOf, get, host, malformed, notFound } from './operations'

const school = 'uk-university-college-london'

/** An address of every operation. */
const addresses = lines(`
  /v1/country
  /v1/filiale
  /v1/filiale/bj
  /v1/link
  /v1/poster?place=widget
  /v1/selected?type=services
  /v1/selected-type
  /v1/selected-type/services
  /v1/news
  /v1/news/uk-ucas-2027
  /v1/news-filiale?filiale=xg
  /v1/news-country
  /v1/news-country-info/normal
  /v1/news-country-info/normal?id=uk-conditional-offer
  /v1/schools
  /v1/schools/us-stanford-university
  /v1/schools/hs-us-cate-school
  /v1/school_facets?country=us
  /v1/school_values?country=us&keys=sat
  /v1/school_names?ids=${school}
  /v1/programmes?q=finance
  /v1/school_programmes?school=${school}
  /v1/china_lists?uk=uk-university-of-glasgow
  /v1/uk_tariffs?codes=CAH11-01-01
  /v1/major_schools?major=fod1p-2102
  /v1/tuition?school=${school}&level=master
  /v1/tuition_schools?country=uk&level=master
  /v1/tuition_spans
  /v1/service-team
  /v1/service-team/bj-zhou
  /v1/mst
  /v1/mst-list
  /v1/mst-info/normal?id=officer-a
  /v1/mst-subject
  /v1/story
  /v1/story/us-2026-04-z
  /v1/cases
  /v1/branchcase?filiale=bj
  /v1/liuxuezhuanye
  /v1/liuxuezhuanye?id=fod1p-5501
  /v1/liuxuezhuanyeword
  /v1/kspx
  /v1/kspx/toefl
  /v1/kspxlang
  /v1/bjts
  /v1/bjts/writing-paper-basics
  /v1/product
  /v1/product/us-niw
  /v1/product_list
  /v1/product_recommend_list?id=us-niw
  /v1/map_list
  /v1/search?Keyword=UCL
  /v1/search/suggestions?Keyword=UCL
`)

const operationsAt = (address: string) =>
  contentOperations.filter(({ path }) =>
    new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`).test(address.split('?')[0] ?? ''),
  )

it('every operation is listed once, is written as JSON Schema, and has an address here', () => {
  const names = contentOperations.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual([...new Set(names)])
  const asked = new Set(addresses.flatMap(operationsAt))
  expect(contentOperations.filter((operation) => !asked.has(operation)).map(({ path }) => path)).toEqual([])
  for (const { query, data } of contentOperations)
    expect(() => [z.toJSONSchema(query, { io: 'input' }), z.toJSONSchema(data)]).not.toThrow()
})

it.each(addresses)('%s has the shape of the contract, nothing besides, and is not empty', async (address) => {
  const [operation] = operationsAt(address)
  const data = await dataOf(address, operation?.data ?? z.never())
  // The schema drops what it does not know.
  expect((await answerOf(address)).data).toEqual(data)
  expect(Array.isArray(data) ? data : [data]).not.toEqual([])
})

const pageSchema = z.object({
  list: z.array(z.looseObject({})),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
})
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

const lists = addresses.filter((address) => {
  const [operation] = operationsAt(address)
  const { shape = {} } = operation?.query instanceof z.ZodObject ? operation.query : {}
  return 'page' in shape && !/[?&]id=|search/.test(address)
})

it.each(lists)(
  '%s returns pages of 12 without gaps or overlaps, and nothing beyond the end',
  async (path) => {
    const at = (query: string) => dataOf(withQuery(path, query), pageSchema)
    const standard = await dataOf(path, pageSchema)
    expect(standard).toMatchObject({ page: 1, limit: 12 })
    expect(standard.list).toHaveLength(Math.min(12, standard.total))
    const [one, two] = [await at('page=1&limit=1'), await at('page=2&limit=1')]
    expect([...one.list, ...two.list]).toEqual(standard.list.slice(0, 2))
    expect(two).toMatchObject({ total: standard.total, page: 2, limit: 1 })
    expect(await at('page=100000&limit=60')).toMatchObject({ list: [], total: standard.total, page: 100000 })
  },
)

it.each<[string, object]>([
  ['schools?city=BOSTON', { city: 'Boston' }],
  ['schools?country=us&city=ca', { state: 'CA' }],
  ['schools?level=hischool&country=ca', { level: 'hischool', country: 'ca' }],
  ['news?type=industry', { type: 'industry' }],
  ['news-country-info/normal?country=hk', { country: 'hk', type: 'country' }],
  ['service-team?country=uk&filiale=sh', { branch: 'sh', countries: expect.arrayContaining(['uk']) }],
  ['mst-list?kind=officer', { kind: 'officer' }],
  ['story?country=us&year=2025', { country: 'us', year: 2025 }],
  ['cases?country=sg&level=graduate', { country: 'sg', level: 'graduate' }],
  ['cases?tier=public&band=80', { background: { tier: 'public', band: '80' } }],
  ['cases?group=society', { group: 'society' }],
  ['cases?advisor=cq-tan', { advisor: 'cq-tan' }],
  ['cases?id=us-phd-2025', { id: 'us-phd-2025' }],
  ['branchcase?filiale=sh', { branch: 'sh' }],
  ['liuxuezhuanye?word=k&category=business', { word: 'K', category: 'business' }],
  ['liuxuezhuanye?hot=1', { hot: true, has_profile: true }],
  ['kspx?lang=ja', { lang: 'ja' }],
  ['kspx?exam=toefl', { exam: 'toefl' }],
  ['bjts?b=6', { category: 6 }],
  ['product_list?kind=immigration&country=ca', { kind: 'immigration', country: 'ca' }],
  ['product_list?region=passport', { kind: 'immigration', region: 'passport' }],
  ['product_list?status=closed', { kind: 'immigration', status: { state: 'closed' } }],
])('%s leaves only records like %o', async (query, like) => {
  const all = await dataOf(`/v1/${query.startsWith('branch') ? 'cases' : query.split('?')[0]}`, pageSchema)
  const { list, total } = await dataOf(`/v1/${query}&limit=60`, pageSchema)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(all.total)
  for (const record of list) expect(record).toMatchObject(like)
})

it.each<[string, (results: Set<string>) => boolean]>([
  ['refused', (results) => results.has('refused')],
  ['waitlist', (results) => results.has('waitlist')],
  ['all', (results) => results.has('offer') && results.size === 1],
  ['none', (results) => !results.has('offer')],
])('cases are filtered by the summary of their results: %s', async (result, fits) => {
  const { list } = await dataOf(`/v1/cases?result=${result}&limit=60`, caseOperations.list.data)
  const found = list.map(({ applied }) => new Set<string>(applied.map((one) => one.result)))
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(fits)).toBe(true)
})

it.each([
  ['mst-subject', '', 'mst-list', { name: 'subject', kind: 'kind' }],
  ['liuxuezhuanyeword', 'words', 'liuxuezhuanye', { word: 'word' }],
  ['liuxuezhuanyeword', 'categories', 'liuxuezhuanye', { id: 'category' }],
  ['kspxlang', '', 'kspx', { lang: 'lang' }],
  ['news-country', '', 'news-country-info/normal', { code: 'country' }],
  ['bjts', 'categories', 'bjts', { id: 'b' }],
])('%s %s counts what %s finds', async (index, part, path, names) => {
  const told = z.unknown().parse((await answerOf(`/v1/${index}`)).data)
  const counted = z
    .array(z.looseObject({ count: z.number() }))
    .nonempty()
    .parse(part === '' ? told : z.record(z.string(), z.unknown()).parse(told)[part])
  for (const { count, ...choice } of counted) {
    const query = Object.entries(names).map(([from, to]) => [to, String(choice[from])])
    const { total } = await dataOf(`/v1/${path}?${new URLSearchParams(query)}`, pageSchema)
    expect(total, String(query)).toBe(count)
  }
})

it.each(
  table(`
    schools | ror_id
    kspx | plans
    product_list | disclaimer
    liuxuezhuanye | profile
  `),
)('%s does not send in a list what only the detail shows: %s', async (path, field) => {
  expect(JSON.stringify(await answerOf(`/v1/${path}?limit=60`))).not.toContain(`"${field}":`)
})

describe('the order', () => {
  it('puts the news of a branch first, and leaves out those of others', async () => {
    const { list } = await dataOf('/v1/news-filiale?filiale=xg&limit=60', newsPageSchema)
    expect(list[0]?.id).toBe('hk-iang-guide')
    expect(list.map(({ id }) => id)).not.toContain('sg-student-pass-and-after')
  })

  it('of news goes from the newest', async () => {
    const { list } = await dataOf('/v1/news-country-info/normal?limit=60', newsPageSchema)
    const days = list.map(({ date }) => date)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('of majors begins with those that have a profile', async () => {
    const { list } = await dataOf('/v1/liuxuezhuanye?limit=60', majorOperations.list.data)
    const flags = list.map((major) => Number(major.has_profile))
    expect(flags).toEqual(flags.toSorted((a, b) => b - a))
  })
})

it.each([
  ['kind=study', { kind: 'study' }],
  ['kind=immigration', { kind: 'immigration', status: { state: 'open' } }],
  ['country=ca', { kind: 'immigration', country: 'ca' }],
])('products of the front page, and those beside another one, with %s are like %o', async (query, like) => {
  const listSchema = z.array(z.looseObject({ id: z.string() })).nonempty()
  for (const product of await dataOf(`/v1/product?${query}`, listSchema)) expect(product).toMatchObject(like)
  const beside = await dataOf('/v1/product_recommend_list?id=us-niw', listSchema)
  expect(beside.length).toBeLessThanOrEqual(4)
  for (const product of beside)
    expect(product).toMatchObject({ kind: 'immigration', status: { state: 'open' } })
  expect(beside.map(({ id }) => id)).not.toContain('us-niw')
})

it.each(
  table(`
    schools?page=0 | page 有误：页码要写成从 1 开始的整数
    news?limit=61 | limit 有误：每页条数要写成 1 到 60 的整数
    news?type=gossip | type 有误：只能是 headlines、industry、country
    news-filiale | filiale 有误：分公司要写成小写字母代码，例如 bj
    news-country-info/normal?id=../secret | id 有误：编号要写出，只能有字母、数字、下划线和连字符
    poster?place=moon | place 有误：只能是 home、widget
    schools?country=USA | country 有误：国家要写成两个小写字母的代码，例如 us
    schools?letter=AB | letter 有误：首字母要写成一个英文字母
    schools?q=${'x'.repeat(101)} | q 有误：请勿超过 100 个字
    story?year=26 | year 有误：年份要写成四位数字
    cases?result=offer | result 有误：只能是 refused、waitlist、all、none
    liuxuezhuanye?word=1 | word 有误：索引要写成一个字母，例如 J
    liuxuezhuanye?category=magic | category 有误：没有这个门类，可用的门类见 /v1/liuxuezhuanyeword
    bjts?b=5 | b 有误：类别要写成编号，用逗号隔开，只能是 1、2、3、4、6、8、9、10
    bjts?b=1,,2 | b 有误：类别要写成编号，用逗号隔开，只能是 1、2、3、4、6、8、9、10
  `),
)('%s is refused: %s', async (path, msg) => {
  expect(await answerOf(`/v1/${path}`)).toEqual(malformed(`参数 ${msg}`))
})

it.each(
  lines(`
    filiale/nowhere
    selected-type/nothing
    news/nothing
    news-country-info/normal?id=nothing
    schools/nothing
    service-team/nobody
    mst-info/normal?id=nobody
    story/nothing
    liuxuezhuanye?id=nothing
    kspx/nothing
    bjts/nothing
    product/nothing
  `),
)('%s is not found', async (path) => {
  expect(await answerOf(`/v1/${path}`)).toEqual(notFound)
})

it('empty fields are not given, and unknown ones ignored', async () => {
  const plain = await answerOf('/v1/schools')
  expect(await answerOf('/v1/schools?country=&q=%20&band=&page=&unknown=1')).toEqual(plain)
})

it.each(['in process', 'over HTTP'])('%s an answer may be kept a minute, and has a version', async (way) => {
  const server = await listen(host)
  onTestFinished(server.close)
  const ask = (path: string, headers: Record<string, string> = {}) =>
    way === 'in process' ? get(path, headers) : fetch(`${server.origin}/apipc${path}`, { headers })
  const first = await ask('/v1/country')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]+"$/)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
  })
  const again = await ask('/v1/country', { 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
  expect((await ask('/v1/country', { 'if-none-match': '"another"' })).status).toBe(200)
  const [one, two] = [await ask('/v1/news?page=1'), await ask('/v1/news?page=2')]
  expect(one.headers.get('etag')).not.toBe(two.headers.get('etag'))
})
