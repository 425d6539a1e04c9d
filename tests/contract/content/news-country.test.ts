import { expect, it } from 'vitest'
import { getCountryNews, listCountryNews, listNewsCountries } from '@/lib/api/country-news'
import { newsCountryListSchema } from '@/lib/contract/country-news'
import { newsDetailWireSchema, newsPageSchema } from '@/lib/contract/news'
import { describeContentOperations, expectPaging, malformed, notFound } from './describe-operations'

const info = '/v1/news-country-info/normal'

describeContentOperations('country news', (calls) => {
  const { answerOf, dataOf } = calls

  it('lists the countries with their counts', async () => {
    const countries = await dataOf('/v1/news-country', newsCountryListSchema)
    expect(countries.map(({ code, name }) => [code, name])).toEqual([
      ['us', '美国'],
      ['uk', '英国'],
      ['ca', '加拿大'],
      ['au', '澳大利亚'],
      ['nz', '新西兰'],
      ['jp', '日本'],
      ['sg', '新加坡'],
      ['hk', '中国香港'],
      ['ch', '瑞士'],
      ['fr', '法国'],
      ['ie', '爱尔兰'],
      ['my', '马来西亚'],
      ['nl', '荷兰'],
      ['de', '德国'],
      ['kr', '韩国'],
    ])
    for (const { code, count } of countries) {
      const page = await dataOf(`${info}?country=${code}&limit=60`, newsPageSchema)
      expect(page.total).toBe(count)
      expect(page.list.every((item) => item.country === code && item.type === 'country')).toBe(true)
    }
  })

  it('pages, newest first', async () => {
    await expectPaging(calls, info)
    const { list } = await dataOf(`${info}?limit=60`, newsPageSchema)
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
  })

  it('gives one article by id, and each of the list', async () => {
    const { list } = await dataOf(`${info}?limit=60`, newsPageSchema)
    for (const { id, title } of list) {
      expect(await dataOf(`${info}?id=${id}`, newsDetailWireSchema)).toMatchObject({ id, title })
    }
  })

  it('answers not found for an unknown article, and refuses an invalid id', async () => {
    expect(await answerOf(`${info}?id=nothing`)).toEqual(notFound)
    expect(await answerOf(`${info}?id=../secret`)).toEqual(
      malformed('参数 id 有误：编号要写出，只能有字母、数字、下划线和连字符'),
    )
    expect(await answerOf(`${info}?country=USA`)).toEqual(
      malformed('参数 country 有误：国家要写成两个小写字母的代码，例如 us'),
    )
    expect(await dataOf(`${info}?country=zz`, newsPageSchema)).toMatchObject({ list: [], total: 0 })
  })
})

it('gives pages articles with links', async () => {
  expect((await listNewsCountries())[0]).toMatchObject({ code: 'us', name: '美国' })
  const page = await listCountryNews({ country: 'hk', limit: 1 })
  expect(page.list[0]).toMatchObject({ country: 'hk', href: `/countrylines/${page.list[0]?.id}` })
  expect(await getCountryNews('uk-conditional-offer')).toMatchObject({
    href: '/countrylines/uk-conditional-offer',
    author: '美世留学 英国申请组',
    updated: null,
  })
  expect(await getCountryNews('nothing')).toBeNull()
  expect(await getCountryNews('../x')).toBeNull()
})
