import { describe, expect, it } from 'vitest'
import type { Place, RankEntry } from '@/lib/tools/rankings/entries'
import { gapsOf } from '@/lib/tools/rankings/gaps'

const place = (from: number, to = from): Place => ({ text: `${from}-${to}`, from, to, isTied: false })

const entry = (id: string, qs: Place | null, arwu: Place | null): RankEntry => ({
  id,
  name: id,
  nameEn: id,
  country: 'us',
  city: null,
  state: null,
  href: `/yxk/${id}`,
  places: { qs, previous: null, arwu },
})

/** Schools 1, 2, 3 … places apart. */
const apart = (count: number) =>
  Array.from({ length: count }, (_, at) => entry(`school-${at + 1}`, place(10), place(10 + at + 1)))

describe('the distance between two lists', () => {
  it.each([
    ['no school', []],
    ['one school', apart(1)],
    ['nine schools', apart(9)],
    ['schools that are in one list only', apart(20).map(({ id }) => entry(id, place(3), null))],
    ['schools with equal places', apart(20).map(({ id }) => entry(id, place(3), place(3)))],
  ])('is not shown for %s', (_, entries) => {
    expect(gapsOf(entries, 10)).toBeNull()
  })

  it('has the largest ones first, and says how far apart they are at least', () => {
    const found = gapsOf(apart(30), 3)
    expect(found).toMatchObject({ both: 30, least: 28 })
    expect(found?.gaps.map(({ gap }) => gap)).toEqual([30, 29, 28])
  })

  it('counts the nearer end of a band, in either direction', () => {
    const entries = [
      ...apart(10),
      entry('low in QS', place(801, 850), place(101, 150)),
      entry('low in ARWU', place(20), place(201, 300)),
      entry('within', place(120), place(101, 150)),
    ]
    expect(gapsOf(entries, 2)?.gaps.map(({ entry: { id }, gap }) => [id, gap])).toEqual([
      ['low in QS', 651],
      ['low in ARWU', 181],
    ])
  })

  it('lists all schools that are so far apart, or none of them', () => {
    const equal = ['a', 'b', 'c'].map((id) => entry(id, place(1), place(500)))
    expect(gapsOf([...apart(10), ...equal, entry('far', place(1), place(900))], 2)?.gaps).toHaveLength(1)
    expect(gapsOf([...apart(10), ...equal], 2)).toBeNull()
    expect(gapsOf([...apart(10), ...equal], 3)?.gaps).toHaveLength(3)
  })

  it('is found among 3,000 schools', () => {
    expect(gapsOf(apart(3000), 10)).toMatchObject({ both: 3000, least: 2991 })
  })
})
