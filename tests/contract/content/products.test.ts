import { expect, it } from 'vitest'
import { fetchData } from '@/lib/api/fetch'
import { getProduct, listProducts, listRecommendedProducts } from '@/lib/api/products'
import { productOperations } from '@/lib/contract/products'
import { table } from '@/tests/support/table'
import { describeContentOperations, malformed } from './describe-operations'

describeContentOperations('products', (calls) => {
  const { answerOf, dataOf } = calls

  it('filters by kind and country', async () => {
    const study = await dataOf('/v1/product_list?kind=study&limit=60', productOperations.list.data)
    expect(study.list.every(({ kind }) => kind === 'study')).toBe(true)
    const immigration = await dataOf(
      '/v1/product_list?kind=immigration&limit=60',
      productOperations.list.data,
    )
    expect(immigration.total).toBe(30)
    const canada = await dataOf('/v1/product_list?kind=immigration&country=ca', productOperations.list.data)
    expect(canada.list.map(({ id }) => id)).toEqual([
      'ca-manitoba',
      'ca-start-up',
      'ca-express-entry',
      'ca-self-employed',
    ])
    expect(await dataOf('/v1/product_list?kind=study&country=ca', productOperations.list.data)).toMatchObject(
      {
        total: 0,
      },
    )
  })

  it('filters programmes by region and by status', async () => {
    const expected: [string, number][] = [
      ['region=us', 3],
      ['region=ca', 4],
      ['region=asia-pacific', 9],
      ['region=europe', 6],
      ['region=passport', 8],
      ['status=open', 25],
      ['status=closed', 4],
      ['status=paused', 1],
      ['region=ca&status=closed', 1],
      ['region=us&status=closed', 0],
    ]
    for (const [query, total] of expected) {
      const page = await dataOf(`/v1/product_list?${query}`, productOperations.list.data)
      expect(page.total, query).toBe(total)
      expect(page.list.every(({ kind }) => kind === 'immigration')).toBe(true)
    }
    expect(await dataOf('/v1/product_list?kind=study&region=us', productOperations.list.data)).toMatchObject({
      total: 0,
    })
  })

  it('names the official page of every programme in the list', async () => {
    const { list } = await dataOf('/v1/product_list?kind=immigration&limit=60', productOperations.list.data)
    expect(list.filter((product) => product.kind !== 'immigration' || product.official.length === 0)).toEqual(
      [],
    )
  })

  it('shows both kinds on the front page, and no closed programme', async () => {
    const front = await dataOf('/v1/product', productOperations.featured.data)
    expect(front.filter(({ kind }) => kind === 'study')).toHaveLength(4)
    const programmes = front.flatMap((product) => (product.kind === 'immigration' ? [product] : []))
    expect(programmes.map(({ status }) => status.state)).toEqual(['open', 'open', 'open', 'open'])
  })

  it('filters the front page by kind and country', async () => {
    const kinds = async (query: string) =>
      (await dataOf(`/v1/product?${query}`, productOperations.featured.data)).map(({ kind }) => kind)
    expect(await kinds('kind=study')).toEqual(Array(4).fill('study'))
    expect(await kinds('kind=immigration')).toEqual(Array(4).fill('immigration'))
    const canada = await dataOf('/v1/product?country=ca', productOperations.featured.data)
    expect(canada.length).toBeGreaterThan(0)
    expect(canada.every((product) => product.kind === 'immigration' && product.country === 'ca')).toBe(true)
    expect(await answerOf('/v1/product?kind=other')).toMatchObject({ code: 1400 })
  })

  it('recommends at most four others of the same kind, none closed', async () => {
    const beside = await dataOf('/v1/product_recommend_list?id=us-niw', productOperations.featured.data)
    expect(beside.length).toBeGreaterThan(0)
    expect(beside.length).toBeLessThanOrEqual(4)
    expect(beside.map(({ id }) => id)).not.toContain('us-niw')
    expect(beside.every((product) => product.kind === 'immigration' && product.status.state === 'open')).toBe(
      true,
    )
    const study = await dataOf('/v1/product_recommend_list?kind=study', productOperations.featured.data)
    expect(new Set(study.map(({ kind }) => kind))).toEqual(new Set(['study']))
  })

  it('does not send in a list what only the detail shows', async () => {
    const text = JSON.stringify(await answerOf('/v1/product_list?limit=60'))
    expect(text).not.toMatch(/"(included|refunds|facts|disclaimer)"/)
  })

  it.each(
    table(`
      product_list?kind=gift | 参数 kind 有误：只能是 study、immigration
      product_list?country=USA | 参数 country 有误：国家要写成两个小写字母的代码，例如 us
      product_list?region=asia | 参数 region 有误：只能是 us、ca、asia-pacific、europe、passport
      product_list?status=maybe | 参数 status 有误：只能是 open、paused、closed、unknown
      product_recommend_list?kind=all | 参数 kind 有误：只能是 study、immigration
      product_list?limit=0 | 参数 limit 有误：每页条数要写成 1 到 60 的整数
    `),
  )('refuses %s', async (path, msg) => {
    expect(await answerOf(`/v1/${path}`)).toEqual(malformed(msg))
  })
})

it('gives pages links, stages and sourced facts', async () => {
  const { list } = await listProducts({ kind: 'immigration', limit: 1 })
  expect(list[0]).toMatchObject({
    country: 'us',
    countryName: '美国',
    href: '/product/ym_product/us-niw',
    linkurl: '/special/ym_us_niw',
  })

  const closed = await getProduct('ca-start-up')
  expect(closed).toMatchObject({ kind: 'immigration', status: { state: 'closed', asOf: '2025-12-24' } })
  if (closed?.kind !== 'immigration') throw new Error('not a programme')
  expect(closed.disclaimer).toContain('不承诺获批，以主管机关决定为准')
  expect(closed.facts[0]).toMatchObject({ asOf: '2025-12-24', check: true })

  const visa = await getProduct('visa')
  if (visa?.kind !== 'study') throw new Error('not a study product')
  expect(visa.href).toBe('/product/visa')
  expect(visa.thirdPartyFees[0]?.payee).toBe('签证机关及其受理中心')
  expect(visa.contract).toContain('《自费出国留学中介服务合同（示范文本）》')

  expect(await getProduct('nothing')).toBeNull()
  expect(await getProduct('..')).toBeNull()
  expect((await fetchData(productOperations.featured)).length).toBe(8)
  expect((await listRecommendedProducts({ id: 'visa' })).map(({ id }) => id)).not.toContain('visa')
})
