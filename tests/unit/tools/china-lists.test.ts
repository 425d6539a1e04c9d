import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadChina } from '@/components/features/tools/conditions/load-china'
import { listChinaPlacements } from '@/lib/api/programmes'
import { readScore, tierWords } from '@/lib/host/schools/build/china-list-words'
import { chinaGroups, chinaRows } from '@/lib/tools/conditions/china-lists'
import { readConditions } from '@/lib/tools/conditions/input'
import { table } from '@/tests/support/table'

const input = (query: string) => readConditions(Object.fromEntries(new URLSearchParams(query)), []).input

const view = async (query: string) => {
  const found = await loadChina(input(query))
  if (found === null) throw new Error('nothing was looked up')
  return found
}

const rowOf = async (query: string, id: string) => (await view(query)).rows.find((row) => row.id === id)

describe('the average score in a list', () => {
  it.each([
    ['2:1: 75%;2:2: 70%', '2:1 要 75 分，2:2 要 70 分', { low: 75, high: 75 }],
    [
      'For courses requiring a UK First Class: Minimum 90% For courses requiring a UK 2.1: Minimum 82-89% For courses requiring a UK 2:2: Minimum 77-81%',
      '2:1 要 82–89 分（看课程），2:2 要 77–81 分，一等要 90 分',
      { low: 82, high: 89 },
    ],
    [
      'Applicants with 88% or higher to be considered on an individual basis',
      '88 分以上逐份考虑',
      { low: 88, high: 88 },
    ],
    ['2:1: GPA 2.85;2:2: GPA 2.5', '2:1 要绩点 2.85，2:2 要绩点 2.5', null],
    [
      '2:1: CGPA 3.0 out of 4.0;2:2: CGPA of 2.5 out of 4.0',
      '2:1 要绩点 3.0（满分 4.0），2:2 要绩点 2.5（满分 4.0）',
      null,
    ],
    ['2:1: See additional information;2:2: See additional information', '见学校查询表里的补充说明', null],
  ])('%s is %s', (official, words, line) => {
    expect(readScore(official)).toMatchObject({ words, line })
  })

  it('is marked when applications are looked at one by one, and when the degree is British', () => {
    const of = (official: string) => readScore(official)
    expect(of('Applicants with 88% or higher to be considered on an individual basis')?.isIndividual).toBe(
      true,
    )
    expect(of('2:1: 2.1;2:2: 2.2')?.isBritishDegree).toBe(true)
    expect(of('2:1: 75%;2:2: 70%')).toMatchObject({ isIndividual: false, isBritishDegree: false })
  })

  it('stops the build when its words are not known', () => {
    expect(readScore('2:1: rather good;2:2: good')).toBeNull()
    expect(tierWords('Category X')).toBeNull()
  })
})

describe('a Chinese university on the British lists', () => {
  it('is compared with every university that has a list or a score, with the difference to each score', async () => {
    const { institution, rows } = await view('level=master&cn=深圳大学&grade=83')
    expect(institution).toBe('深圳大学')
    const { lists } = await listChinaPlacements({ name: '深圳大学', limit: 1 })
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(lists.map(({ uk }) => uk)))
    for (const { group, missing, url } of rows) {
      if (group !== 'missed') expect(missing).toBeNull()
      expect(url).toMatch(/^https?:/)
    }
  })

  it('is not compared with marks on another scale, or without marks', async () => {
    for (const query of ['level=master&cn=深圳大学&system=gpa&grade=3.5', 'level=master&cn=深圳大学']) {
      const { rows } = await view(query)
      expect(rows.filter(({ group }) => group === 'reached')).toEqual([])
      expect(rows.filter(({ missing }) => missing !== null)).toEqual([])
    }
  })

  // By hand, from the lists and rules that the universities publish.
  // No class is stated at Leicester, and another group's number was not read.
  it.each(
    table(
      `
        深圳大学 | 75 | uk-university-of-glasgow | group=reached&verdict=达到
        深圳大学 | 74.5 | uk-university-of-glasgow | group=missed&verdict=还差 0.5 分&missing=0.5
        浙江大学 | 82 | uk-university-college-london | group=missed&asked=85 分&missing=3
        上海理工大学 | 82 | uk-university-college-london | group=missed&asked=90 分&missing=8
        上海理工大学 | 88 | uk-university-of-warwick | group=reached&asked=88 分
        上海理工大学 | 95 | uk-university-of-nottingham | group=unknown&asked=null
        上海理工大学 | 80 | uk-university-of-leicester | group=unknown&asked=其他院校 70–75 分*
        上海理工大学 | 75 | uk-royal-holloway-university-of-london | verdict=达到，学校还看毕业院校
        上海理工大学 | 80 | uk-university-of-edinburgh | group=unknown
        上海理工大学 | 79 | uk-university-of-edinburgh | group=missed&missing=1
        | 82 | uk-university-college-london | group=missed&missing=3
        | 87 | uk-university-college-london | group=unknown&asked=名单内 85 分，名单外 90 分
        | 90 | uk-university-college-london | group=reached
      `,
      [String, String, String, (cell) => Object.fromEntries(new URLSearchParams(cell))],
    ),
  )('%s with %s at %s: %o', async (name, grade, id, expected) => {
    const row = await rowOf(`level=master&cn=${name}&grade=${grade}`, id)
    const texts = Object.entries(row ?? {}).map(([key, value]) => [key, String(value)])
    expect(Object.fromEntries(texts)).toMatchObject(expected)
  })

  it('is not compared with a number that the page does not give to anybody', async () => {
    const row = await rowOf('level=master&cn=上海理工大学&grade=99', 'uk-swansea-university')
    expect(row).toBeUndefined()
  })

  it('fails, and is not unknown, where the list decides', async () => {
    const { list, ...found } = await listChinaPlacements({ name: '深圳大学', limit: 60 })
    expect(list.length).toBeGreaterThan(0)
    const rows = chinaRows({ ...found, list: [] }, { system: 'percent', value: 99 })
    expect(
      rows.filter(({ group, missing }) => group === 'missed' && missing === null).map(({ id }) => id),
    ).toEqual(['uk-university-of-warwick', 'uk-university-of-glasgow'])
    // Bristol lists who is accepted, but does not say that nobody else is.
    expect(rows.find(({ id }) => id === 'uk-university-of-bristol')).toMatchObject({ group: 'unknown' })
  })

  it('is in no lower group for a higher average', async () => {
    const placements = await listChinaPlacements({ name: '深圳大学', limit: 60 })
    const place = { reached: 0, unknown: 1, missed: 2 }
    const groups = (value: number) =>
      new Map(chinaRows(placements, { system: 'percent', value }).map((row) => [row.id, place[row.group]]))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
        const [low, high] = [groups(Math.min(one, other)), groups(Math.max(one, other))]
        for (const [id, group] of high) expect(group).toBeLessThanOrEqual(low.get(id) ?? -1)
      }),
    )
  })

  it('has reached universities first, then missed ones, the nearest first, and last those without comparison', async () => {
    const placements = await listChinaPlacements({ name: '深圳大学', limit: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (value) => {
        const rows = chinaRows(placements, { system: 'percent', value })
        const places = rows.map(({ group }) => chinaGroups.indexOf(group))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        const gaps = rows.filter(({ group }) => group === 'missed').map(({ missing }) => missing ?? 100)
        expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is asked about again when its name is not on any list', async () => {
    expect(await view('level=master&cn=深圳')).toMatchObject({
      institution: null,
      rows: [],
      others: expect.arrayContaining(['深圳大学']),
    })
    expect(await view('level=master&cn=不存在的大学')).toEqual({ institution: null, rows: [], others: [] })
  })

  it('is found by a short name only when no other institution has it', async () => {
    expect(await view('level=master&cn=苏大&grade=86')).toMatchObject({ institution: '苏州大学', others: [] })
    expect(await view('level=master&cn=湖大&grade=86')).toMatchObject({
      institution: null,
      rows: [],
      others: expect.arrayContaining(['湖南大学', '湖北大学']),
    })
  })

  it("is used for master's degrees only", async () => {
    expect(await loadChina(input('level=undergraduate&cn=深圳大学'))).toBeNull()
    expect(await loadChina(input('level=master'))).toBeNull()
  })
})
