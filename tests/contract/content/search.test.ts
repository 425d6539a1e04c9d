import { describe, expect, it } from 'vitest'
import { searchSite } from '@/lib/api/search'
import { mostSuggestions, searchOperations, searchPageSchema, searchTypes } from '@/lib/contract/search'
import { lines, table } from '@/tests/support/table'
import { answerOf, dataOf, malformed } from './operations'

const asked = (fields: Record<string, string>) => `/v1/search?${new URLSearchParams(fields)}`

describe('search', () => {
  it('finds, counts by type and pages', async () => {
    const all = await dataOf(asked({ Keyword: '伦敦' }), searchPageSchema)
    expect(all).toMatchObject({ page: 1, limit: 12, nearest: [] })
    expect(all.list).toHaveLength(12)
    expect(all.facets.map(({ type }) => type)).toEqual([...searchTypes])
    expect(all.facets.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)

    const schools = await dataOf(asked({ Keyword: '伦敦', type: 'school' }), searchPageSchema)
    expect(schools.facets).toEqual(all.facets)
    expect(schools.total).toBe(all.facets[0]?.count)
    expect(schools.list.every(({ type }) => type === 'school')).toBe(true)

    const second = await dataOf(asked({ Keyword: '伦敦', limit: '5', page: '2' }), searchPageSchema)
    expect(second.list).toEqual(all.list.slice(5, 10))
  })

  it('accepts q instead of Keyword', async () => {
    const asKeyword = await dataOf(asked({ Keyword: '伦敦' }), searchPageSchema)
    expect(await dataOf(asked({ q: '伦敦' }), searchPageSchema)).toEqual(asKeyword)
    expect(await dataOf(asked({ q: '伦敦', Keyword: '' }), searchPageSchema)).toEqual(asKeyword)
  })

  it('accepts text of any width, with control characters and spaces around it', async () => {
    const plain = await dataOf(asked({ Keyword: 'UCL' }), searchPageSchema)
    expect(plain.list[0]?.title).toBe('伦敦大学学院')
    expect(await dataOf(asked({ Keyword: ' ＵＣＬ\u0007 ' }), searchPageSchema)).toEqual(plain)
  })

  it.each<Record<string, string>>([{}, { Keyword: '' }, { Keyword: '   ' }, { Keyword: '\u0000' }])(
    'answers an empty text %j with nothing',
    async (fields) => {
      const result = await dataOf(asked(fields), searchPageSchema)
      expect(result).toMatchObject({ list: [], total: 0, nearest: [] })
      expect(result.facets.map(({ count }) => count)).toEqual(searchTypes.map(() => 0))
    },
  )

  it('accepts 100 characters and refuses 101, counted after trimming', async () => {
    expect((await answerOf(asked({ Keyword: ` ${'大'.repeat(100)} ` }))).code).toBe(0)
    expect(await answerOf(asked({ Keyword: '大'.repeat(101) }))).toEqual(
      malformed('参数 Keyword 有误：请勿超过 100 个字'),
    )
  })

  it.each(
    table(`
      曼 | /yxk/uk-university-of-manchester
      MIT | /yxk/us-massachusetts-institute-of-technology
      计算机 | /zylist/fod1p-2102
      UCL | /yxk/uk-university-college-london
    `),
  )('suggests names that begin with %s, in at most 2 KB', async (Keyword, href) => {
    const path = `/v1/search/suggestions?${new URLSearchParams({ Keyword })}`
    const { list } = await dataOf(path, searchOperations.suggest.data)
    expect(list.map((each) => each.href)).toContain(href)
    expect(list.length).toBeLessThanOrEqual(mostSuggestions)
    expect(Buffer.byteLength(JSON.stringify(list))).toBeLessThan(2_000)
  })

  it.each(['', 'a', '%', "'; drop table name; --", '没有这样的学校'])(
    'suggests nothing for %j',
    async (Keyword) => {
      const path = `/v1/search/suggestions?${new URLSearchParams({ Keyword })}`
      expect(await dataOf(path, searchOperations.suggest.data)).toEqual({ list: [] })
    },
  )

  it('refuses an unknown type and a bad page', async () => {
    expect(await answerOf(asked({ Keyword: 'UCL', type: 'secret' }))).toEqual(
      malformed(`参数 type 有误：只能是 ${searchTypes.join('、')}`),
    )
    expect(await answerOf(asked({ Keyword: 'UCL', page: '0' }))).toMatchObject({ code: 1400 })
  })
})

describe('the answer itself', () => {
  const answerTo = async (keyword: string) => (await searchSite({ keyword, limit: 1 })).answer

  it.each([
    // A price of a year that is over is not the answer any more.
    ['哈佛学费', '哈佛大学 · 学费', /^\d\d,\d{3} 美元（约 [\d.]+ 万元）$/],
    // The newest round of a general class comes first, and the visitor's score is compared with it.
    ['ee 480分够吗', '加拿大快速通道 · 收录的最近几轮', /^\d{3} 分，您的 480 分(?:达到|差 \d+ 分)$/],
    // A question about four years gets the sum of four years, compared with the budget.
    [
      '美国本科四年200万够吗',
      '美国本科 · 费用',
      /^4 年合计约 [\d.]+–[\d.]+ 万元；200\.0 万够价低的，离高值差 [\d.]+ 万$/,
    ],
  ])('%s: %s', async (keyword, title, value) => {
    const answer = await answerTo(keyword)
    expect(answer?.title).toBe(title)
    expect(answer?.lines[0]?.value).toMatch(value)
    for (const line of answer?.lines ?? []) expect(line.source_name).not.toBe('')
  })

  it('names what is missing for a school that is certain', async () => {
    const answer = await answerTo('早稻田录取率')
    expect(answer).toMatchObject({ lines: [], title: '早稻田大学 · 录取率' })
    expect(answer?.unknown).toMatch(/没有收录/)
  })

  it.each(
    lines(`
      孩子去美国读书安全吗
      托福报名费
      
      ？？
    `),
  )('is missing for %j, because the subject is uncertain or has no data', async (keyword) => {
    expect(await answerTo(keyword)).toBeNull()
  })

  it('is only on the first page of all types', async () => {
    expect((await searchSite({ keyword: '哈佛学费', type: 'school' })).answer).toBeNull()
    expect((await searchSite({ keyword: '哈佛学费', page: 2 })).answer).toBeNull()
  })
})
