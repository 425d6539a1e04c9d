import { beforeAll, describe, expect, it } from 'vitest'
import { createChinaNames, type ListedInstitution } from '@/lib/host/schools/china-names'
import { findChinaLists } from '@/lib/host/schools/find-china-lists'
import { schoolStore } from '@/lib/host/schools/store'
import { settledShortNames } from '@/lib/schools/china-short-names'
import { list, table } from '@/tests/support/table'

const store = schoolStore()

const find = (q: string) => findChinaLists(store, { q, page: 1, limit: 60 })

let institutions: ListedInstitution[] = []

beforeAll(async () => {
  institutions = await store
    .selectFrom('china_lists')
    .select(({ fn }) => [
      'name_zh as name',
      fn.max('search').as('search'),
      fn.count<number>('uk').distinct().as('universities'),
    ])
    .groupBy('name_zh')
    .execute()
})

/** What people type for their own university, written from use, and the institutions that it can mean in different places. */
const typedNames = table(
  `
  北大 | 北京大学
  上交 | 上海交通大学
  西交 | 西安交通大学
  北交大 | 北京交通大学
  中科大 | 中国科学技术大学
  苏大 | 苏州大学
  华科 | 华中科技大学
  北理工 | 北京理工大学
  哈工大 | 哈尔滨工业大学
  电子科大 | 电子科技大学
  苏大文正 | 苏州大学文正学院
  西交利物浦 | 西交利物浦大学
  南大 | 南京大学 ; 南昌大学 ; 南开大学 ; 南通大学
  华师 | 华东师范大学 ; 华中师范大学 ; 华南师范大学
  地大 | 中国地质大学(北京) ; 中国地质大学(武汉)
  石大 | 石河子大学 ; 中国石油大学(华东) ; 中国石油大学(北京)
  交大 | 上海交通大学 ; 西安交通大学 ; 北京交通大学 ; 西南交通大学
  师大 | 北京师范大学 ; 华东师范大学
  深圳 | 深圳大学 ; 深圳技术大学
`,
  [String, list],
)

describe('a Chinese institution by its typed name', () => {
  it.each(typedNames)('%s can mean %j', async (typed, meant) => {
    const found = await find(typed)
    expect(found.institutions.map(({ name }) => name)).toEqual(expect.arrayContaining(meant))
    expect(found.meant).toBe(meant.length === 1 ? meant[0] : null)
    if (meant.length === 1) expect(found.list[0]?.name_zh).toBe(meant[0])
  })

  it.each(
    table(`
      湖大 | 西湖大学
      宁大 | 辽宁大学
      南航 | 四川西南航空职业学院
      华师 | 西华师范大学
    `),
  )('%s does not mean %s', async (typed, other) => {
    expect((await find(typed)).list.map(({ name_zh }) => name_zh)).not.toContain(other)
  })

  it.each(['不存在的大学', '大', '🎓', 'constructor', ''])('“%s” means no institution', async (typed) => {
    expect(await find(typed)).toMatchObject({ meant: null, institutions: expect.any(Array) })
  })

  it('is found by its full name, with any kind of brackets', async () => {
    const byName = createChinaNames(institutions)
    for (const { name } of institutions) expect(byName(name)).toMatchObject({ meant: name })
    expect((await find('中国石油大学（华东）')).meant).toBe('中国石油大学(华东)')
    expect((await find('Peking University')).institutions[0]?.name).toBe('北京大学')
  })

  it('is found by words inside its name when nothing else matches', async () => {
    expect((await find('药科')).institutions.map(({ name }) => name)).toContain('中国药科大学')
  })
})

describe('settled short names', () => {
  it('belong to institutions of the lists', () => {
    const known = new Set(institutions.map(({ name }) => name))
    expect([...settledShortNames().values()].flat().filter((name) => !known.has(name))).toEqual([])
  })

  it('include no name that the rule finds without them', () => {
    const byRule = createChinaNames(institutions, new Map())
    const needless = [...settledShortNames()].filter(([short, settled]) => {
      const { names, meant } = byRule(short)
      return names.join() === settled.join() && (meant !== null || settled.length > 1)
    })
    expect(needless).toEqual([])
  })
})
