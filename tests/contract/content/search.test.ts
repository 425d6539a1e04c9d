import { expect, it } from 'vitest'
import { searchByType, searchSite } from '@/lib/api/search'
import { searchPageSchema, searchTypes } from '@/lib/contract/search'
import { describeContentCalls, expectVersioned, malformed } from './calls'

const asked = (fields: Record<string, string>) => `/v1/search?${new URLSearchParams(fields)}`

describeContentCalls('search', ({ answerOf, dataOf, call }) => {
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

  it('takes a text in any width, with control characters and spaces around', async () => {
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

  it('takes 100 characters and refuses 101, counted after trimming', async () => {
    expect((await answerOf(asked({ Keyword: ` ${'大'.repeat(100)} ` }))).code).toBe(0)
    expect(await answerOf(asked({ Keyword: '大'.repeat(101) }))).toEqual(
      malformed('参数 Keyword 有误：请勿超过 100 个字'),
    )
  })

  it('refuses an unknown type and a bad page', async () => {
    expect(await answerOf(asked({ Keyword: 'UCL', type: 'secret' }))).toEqual(
      malformed(`参数 type 有误：只能是 ${searchTypes.join('、')}`),
    )
    expect(await answerOf(asked({ Keyword: 'UCL', page: '0' }))).toMatchObject({ code: 1400 })
  })

  it('never gives back what was typed', async () => {
    const answer = await (await call(asked({ Keyword: '<script>alert(1)</script>' }))).text()
    expect(answer).not.toMatch(/<script|alert\(/)
  })

  it('names its version', async () => {
    await expectVersioned({ answerOf, dataOf, call }, asked({ Keyword: 'MIT' }))
  })
})

it('gives pages results with the ranges of the title', async () => {
  const { list } = await searchSite({ keyword: '香港中文大学', limit: 1 })
  expect(list[0]).toMatchObject({
    type: 'school',
    title: '香港中文大学',
    titleHits: [[0, 6]],
    href: '/yxk/hk-chinese-university-of-hong-kong',
    sample: false,
  })
})

it('gives pages the best results of all types, then a few others of each type', async () => {
  const { best, groups, total, facets } = await searchByType('伦敦', 2)
  expect(best).toEqual((await searchSite({ keyword: '伦敦', limit: 3 })).list)
  expect(facets.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  for (const { type, count, hits } of groups) {
    const leading = best.filter((hit) => hit.type === type)
    expect(hits).toHaveLength(Math.min(count - leading.length, 2))
    const ofType = (await searchSite({ keyword: '伦敦', type, limit: 5 })).list
    expect(hits).toEqual(ofType.filter(({ href }) => !best.some((hit) => hit.href === href)).slice(0, 2))
  }
  expect(await searchByType('zzzzqqqq', 2)).toMatchObject({ best: [], groups: [], total: 0 })
})
