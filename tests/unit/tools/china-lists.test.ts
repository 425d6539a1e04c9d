import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadChina } from '@/components/features/tools/conditions/load-china'
import { listChinaPlacements } from '@/lib/api/programmes'
import { askedAverage, chinaRows } from '@/lib/tools/conditions/china-lists'
import { readConditions } from '@/lib/tools/conditions/input'

const input = (query: string) => readConditions(Object.fromEntries(new URLSearchParams(query)), []).input

const view = async (query: string) => {
  const found = await loadChina(input(query))
  if (found === null) throw new Error('nothing was looked up')
  return found
}

const rowOf = async (query: string, id: string) => (await view(query)).rows.find((row) => row.id === id)

describe('the average that a line of a list asks for', () => {
  it.each([
    ['2:1: 75%;2:2: 70%', 75],
    ['2:1: 87%;2:2: 85%', 87],
    [
      'For courses requiring a UK First Class: Minimum 90% For courses requiring a UK 2.1: Minimum 82-89% For courses requiring a UK 2:2: Minimum 77-81%',
      82,
    ],
    ['Applicants with 88% or higher to be considered on an individual basis', 88],
    ['2:1: GPA 2.85;2:2: GPA 2.5', null],
    ['2:1: See additional information;2:2: See additional information', null],
    ['2:1: 2.1;2:2: 2.2', null],
    [null, null],
  ])('%s is %s', (score, average) => {
    expect(askedAverage(score)).toBe(average)
  })
})

describe('a Chinese university on the British lists', () => {
  it('is placed by every university with a list, with the gap to each that names a number', async () => {
    const { institution, rows } = await view('level=master&cn=深圳大学&grade=83')
    expect(institution).toBe('深圳大学')
    const { lists } = await listChinaPlacements({ name: '深圳大学', limit: 1 })
    expect(rows.map(({ id }) => id).toSorted()).toEqual(lists.map(({ uk }) => uk).toSorted())
    for (const { asked, missing, standing, url, readOn } of rows) {
      if (standing === 'short') expect(missing).toBe((asked ?? 0) - 83)
      else expect(missing).toBe(0)
      if (standing === 'reached') expect(asked ?? 100).toBeLessThanOrEqual(83)
      expect(url).toMatch(/^https:/)
      expect(readOn).toMatch(/^2026-/)
    }
  })

  it('compares nothing with marks on another scale, or without any', async () => {
    for (const query of ['level=master&cn=深圳大学&system=gpa&grade=3.5', 'level=master&cn=深圳大学']) {
      const { rows } = await view(query)
      expect(rows.some(({ standing }) => standing === 'reached' || standing === 'short')).toBe(false)
    }
  })

  it('meets a line exactly with its average', async () => {
    const glasgow = await rowOf('level=master&cn=深圳大学&grade=1', 'uk-university-of-glasgow')
    const asked = glasgow?.asked ?? 0
    expect(asked).toBeGreaterThan(60)
    const at = (grade: number) => rowOf(`level=master&cn=深圳大学&grade=${grade}`, 'uk-university-of-glasgow')
    expect(await at(asked)).toMatchObject({ standing: 'reached', missing: 0 })
    expect(await at(asked - 0.5)).toMatchObject({ standing: 'short', missing: 0.5 })
  })

  it('is asked for the higher of two averages where a list has it under an older name too', async () => {
    const { rows } = await view('level=master&cn=广东第二师范学院&grade=82')
    expect(rows.find(({ id }) => id === 'uk-university-of-sheffield')).toMatchObject({
      asked: 85,
      missing: 3,
    })
  })

  it('stands below no other for a higher average', async () => {
    const placements = await listChinaPlacements({ name: '深圳大学', limit: 60 })
    const place = { reached: 0, listed: 1, short: 2, unlisted: 3 }
    const standings = (value: number) =>
      new Map(chinaRows(placements, { system: 'percent', value }).map((row) => [row.id, place[row.standing]]))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (one, other) => {
        const [low, high] = [standings(Math.min(one, other)), standings(Math.max(one, other))]
        for (const [id, standing] of high) expect(standing).toBeLessThanOrEqual(low.get(id) ?? -1)
      }),
    )
  })

  it('puts what is reached first, then what cannot be compared, then what falls short, then who does not list it', async () => {
    const placements = await listChinaPlacements({ name: '深圳大学', limit: 60 })
    const order = ['reached', 'listed', 'short', 'unlisted']
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (value) => {
        const rows = chinaRows(placements, { system: 'percent', value })
        const places = rows.map(({ standing }) => order.indexOf(standing))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        const gaps = rows.filter(({ standing }) => standing === 'short').map(({ missing }) => missing)
        expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is asked about again where its name is not on any list', async () => {
    expect(await view('level=master&cn=深圳')).toMatchObject({
      institution: null,
      rows: [],
      others: expect.arrayContaining(['深圳大学']),
    })
    expect(await view('level=master&cn=不存在的大学')).toEqual({ institution: null, rows: [], others: [] })
  })

  it('is judged under a short name only where that is no other’s', async () => {
    expect(await view('level=master&cn=苏大&grade=86')).toMatchObject({ institution: '苏州大学', others: [] })
    expect(await view('level=master&cn=湖大&grade=86')).toMatchObject({
      institution: null,
      rows: [],
      others: expect.arrayContaining(['湖南大学', '湖北大学']),
    })
  })

  it('is looked up for a master’s only', async () => {
    expect(await loadChina(input('level=undergraduate&cn=深圳大学'))).toBeNull()
    expect(await loadChina(input('level=master'))).toBeNull()
  })
})
