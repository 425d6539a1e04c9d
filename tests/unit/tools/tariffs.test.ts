import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listTariffs } from '@/lib/api/programmes'
import { fields } from '@/lib/tools/conditions/input'
import { middleHalf, tariffBands, tariffSubjects } from '@/lib/tools/conditions/tariffs'

describe('the middle half of new students', () => {
  it.each([
    // 20, then 50: the first quarter ends in the second band, the third quarter in the third band.
    [
      [
        ['096', 20],
        ['112', 30],
        ['128', 50],
      ],
      112,
      143,
    ],
    [
      [
        ['1', 60],
        ['48', 40],
      ],
      1,
      63,
    ],
    [[['1', 100]], 1, 47],
    [
      [
        ['144', 10],
        ['240', 90],
      ],
      240,
      null,
    ],
    // Rounded shares that add up to 96: a quarter of them is 24.
    [
      [
        ['080', 24],
        ['096', 24],
        ['112', 24],
        ['128', 24],
      ],
      80,
      127,
    ],
  ] as const)('%j runs from %s to %s', (bands, low, high) => {
    expect(middleHalf(bands.map(([from, percent]) => ({ from: Number(from), percent })))).toEqual({
      low,
      high,
    })
  })
})

describe('UCAS points against British universities', () => {
  it('have universities to compare with in every subject', async () => {
    for (const { value } of fields) {
      const codes = Object.keys(tariffSubjects[value])
      const tariffs = await listTariffs(codes)
      expect(new Set(tariffs.map(({ school }) => school)).size, value).toBeGreaterThanOrEqual(20)
      expect(new Set(tariffs.map(({ code }) => code)), value).toEqual(new Set(codes))
    }
  })

  it('reach no fewer universities with more points, and give the missing points for the others', async () => {
    const subjects = tariffSubjects.engineering
    const tariffs = await listTariffs(Object.keys(subjects))
    const reached = (points: number) =>
      tariffBands(tariffs, subjects, points).flatMap((band) => band.reached.map(({ school }) => school.id))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }), (one, other) => {
        const more = new Set(reached(Math.max(one, other)))
        expect(reached(Math.min(one, other)).filter((id) => !more.has(id))).toEqual([])
      }),
      { numRuns: 30 },
    )
    for (const { short } of tariffBands(tariffs, subjects, 120)) {
      expect(short.map(({ size }) => size)).toEqual(short.map(({ size }) => size).toSorted((a, b) => a - b))
      for (const { size, briefs } of short) {
        expect(briefs.some((brief) => brief.endsWith(`还差 ${size} 分`))).toBe(true)
        expect(briefs.every((brief) => /20\d\d/.test(brief))).toBe(true)
      }
    }
  })

  it('are explained in Chinese', async () => {
    const [band] = tariffBands(await listTariffs(['CAH11-01-01']), tariffSubjects.engineering, 300)
    expect(band?.reached[0]?.briefs[0]).toMatch(/^计算机新生的中间一半 \d+/)
  })
})
