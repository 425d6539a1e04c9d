import { expect, it } from 'vitest'
import { getMajor, getMajorIndex, listMajors } from '@/lib/api/majors'
import { majorIndexSchema, majorOperations } from '@/lib/contract/majors'
import { table } from '@/tests/support/table'
import { describeContentOperations, expectPaging, malformed, notFound } from './describe-operations'

const idsOf = (page: { list: { id: string }[] }) => page.list.map(({ id }) => id)

describeContentOperations('majors', (calls) => {
  const { answerOf, dataOf } = calls

  it('lists all 207 in pages', async () => {
    expect(await dataOf('/v1/liuxuezhuanye', majorOperations.list.data)).toMatchObject({ total: 207 })
    await expectPaging(calls, '/v1/liuxuezhuanye')
  })

  it('shows those with a profile first and sends no profile in a list', async () => {
    const { list } = await dataOf('/v1/liuxuezhuanye?limit=60', majorOperations.list.data)
    const flags = list.map((major) => major.has_profile)
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)))
    expect(list.filter((major) => major.profile !== undefined)).toEqual([])
  })

  it.each(
    table(`
      计算机科学 | fod1p-2102
      computer science | fod1p-2102
      ＣＯＭＰＵＴＥＲ Science | fod1p-2102
      jisuanjikexue | fod1p-2102
      jsjkx | fod1p-2102
      tesol | x-tesol
      MBA | x-master-of-business-administration-mba
      机交互 | x-human-computer-interaction
      kjx | fod1p-6201
    `),
  )('finds %s', async (q, id) => {
    const page = await dataOf(`/v1/liuxuezhuanye?q=${encodeURIComponent(q)}`, majorOperations.list.data)
    expect(idsOf(page)).toContain(id)
    expect(page.total).toBeLessThan(12)
  })

  it('finds nothing for meaningless words', async () => {
    expect(await dataOf('/v1/liuxuezhuanye?q=%3Cscript%3E', majorOperations.list.data)).toMatchObject({
      list: [],
      total: 0,
    })
  })

  it('filters by category, pinyin initial and the editors’ choice, together', async () => {
    const business = await dataOf('/v1/liuxuezhuanye?category=business&limit=60', majorOperations.list.data)
    expect(new Set(business.list.map((major) => major.category_zh))).toEqual(new Set(['商科']))

    const k = await dataOf('/v1/liuxuezhuanye?word=k&category=business', majorOperations.list.data)
    expect(idsOf(k)).toEqual(['fod1p-6201', 'x-accounting-and-finance'])

    const hot = await dataOf('/v1/liuxuezhuanye?hot=1&limit=60', majorOperations.list.data)
    expect(hot.total).toBe(33)
    expect(hot.list.every((major) => major.hot && major.has_profile)).toBe(true)
  })

  it('counts in the index what the filters find', async () => {
    const index = await dataOf('/v1/liuxuezhuanyeword', majorIndexSchema)
    expect(index.total).toBe(207)
    for (const counts of [index.words, index.categories]) {
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(207)
    }
    const words = index.words.map(({ word }) => word)
    expect(words).toEqual(words.toSorted())
    for (const { word, count } of index.words) {
      const page = await dataOf(`/v1/liuxuezhuanye?word=${word}`, majorOperations.list.data)
      expect(page.total, word).toBe(count)
    }
    for (const { id, count } of index.categories) {
      const page = await dataOf(`/v1/liuxuezhuanye?category=${id}`, majorOperations.list.data)
      expect(page.total, id).toBe(count)
    }
  })

  it('returns one by id with its profile, or without when none is written', async () => {
    const one = await dataOf('/v1/liuxuezhuanye?id=fod1p-5501&page=3', majorOperations.list.data)
    expect(one).toMatchObject({ total: 1, page: 1, list: [{ name_zh: '经济学', name_en: 'Economics' }] })
    expect(one.list[0]?.profile?.related.map(({ name_zh }) => name_zh)).toEqual([
      '计量经济学',
      '商业经济学',
      '公共政策',
    ])

    const bare = await dataOf('/v1/liuxuezhuanye?id=fod1p-1106', majorOperations.list.data)
    expect(bare.list[0]).toMatchObject({ name_zh: '土壤科学', has_profile: false })
    expect(bare.list[0]?.profile).toBeUndefined()
  })

  it('answers not found for an unknown id', async () => {
    expect(await answerOf('/v1/liuxuezhuanye?id=nothing')).toEqual(notFound)
  })

  it.each([
    ['word=AB', '参数 word 有误：索引要写成一个字母，例如 J'],
    ['word=1', '参数 word 有误：索引要写成一个字母，例如 J'],
    ['category=magic', '参数 category 有误：没有这个门类，可用的门类见 /v1/liuxuezhuanyeword'],
    ['hot=yes', '参数 hot 有误：只能是 1'],
    [`q=${'x'.repeat(101)}`, '参数 q 有误：请勿超过 100 个字'],
    ['page=0', '参数 page 有误：页码要写成从 1 开始的整数'],
    ['limit=61', '参数 limit 有误：每页条数要写成 1 到 60 的整数'],
  ])('refuses %s', async (query, msg) => {
    expect(await answerOf(`/v1/liuxuezhuanye?${query}`)).toEqual(malformed(msg))
  })

  it('treats empty fields as not given', async () => {
    expect(await answerOf('/v1/liuxuezhuanye?word=&category=&q=%20&unknown=1')).toEqual(
      await answerOf('/v1/liuxuezhuanye'),
    )
  })
})

it('gives pages names, links and a profile', async () => {
  const { list } = await listMajors({ q: '护理' })
  expect(list[0]).toEqual({
    id: 'fod1p-6107',
    name: '护理学',
    nameEn: 'Nursing',
    category: { id: 'health', name: '医学与健康' },
    word: 'H',
    hot: false,
    hasProfile: true,
    href: '/zylist/fod1p-6107',
  })
  const nursing = await getMajor('fod1p-6107')
  expect(nursing?.profile?.notSuits).toContain('倒班')
  expect(nursing?.profile?.related[0]).toEqual({
    id: 'x-public-health',
    name: '公共卫生',
    href: '/zylist/x-public-health',
  })
  expect(await getMajor('fod1p-1106')).toMatchObject({ name: '土壤科学', profile: null })
  expect(await getMajor('nothing')).toBeNull()
  expect(await getMajor('../v1/link')).toBeNull()
  expect((await getMajorIndex()).categories).toContainEqual({
    id: 'business',
    name: '商科',
    nameEn: 'Business',
    count: 27,
    guide: { taught: expect.stringContaining('案例讨论'), compare: expect.any(Array) },
  })
})
