import { describe, expect, it } from 'vitest'
import { searchSite } from '@/lib/api/search'
import { mostSuggestions, searchOperations, searchPageSchema, searchTypes } from '@/lib/contract/search'
import { table } from '@/tests/support/table'
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

it('the answer itself is only on the first page of all types', async () => {
  expect((await searchSite({ keyword: '哈佛学费', limit: 1 })).answer).toMatchObject({
    title: '哈佛大学 · 学费',
  })
  expect((await searchSite({ keyword: '哈佛学费', type: 'school' })).answer).toBeNull()
  expect((await searchSite({ keyword: '哈佛学费', page: 2 })).answer).toBeNull()
})
