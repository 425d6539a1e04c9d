import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { listTuition } from '@/lib/api/tuition'
import { grouped } from '@/lib/core/numbers'
import { readTable } from '@/lib/core/read-table'
import { compareSchools } from '@/lib/schools/comparison'
import { tileOf } from '@/lib/schools/tiles'
import { valueText } from '@/lib/schools/value-text'

const columns = ['school_id', 'ielts', 'bachelor', 'master'] as const

/** Drawn by a seed and computed from the rows of the source tables by a script that shares nothing with the library. */
const expected = readTable('expected-values.csv', columns, import.meta.dirname).map((row) => ({
  id: row.text('school_id') ?? '',
  ielts: row.text('ielts'),
  prices: (['bachelor', 'master'] as const).flatMap((level) => {
    const price = row.text(level)
    return price === null ? [] : [{ level, price }]
  }),
}))

it('there are fifty schools', () => {
  expect(new Set(expected.map(({ id }) => id)).size).toBe(50)
})

describe.each(expected)(
  'tile, comparison, row and calculator of $id have its source’s',
  ({ id, ielts, prices }) => {
    it.each(prices)('price of a $level, $price', async ({ level, price }) => {
      const school = await getSchool(id)
      if (school === null) throw new Error(id)
      const tile = tileOf(level, school)
      expect(`${tile?.value} ${tile?.note}`).toContain(`${price} `)
      const value = school.values.get(tile?.from ?? '')
      expect(value && valueText(value)).toContain(`${price} `)
      const row = compareSchools([school, school], String).find(({ label }) =>
        label.startsWith(level === 'bachelor' ? '本科学费' : '硕士学费'),
      )
      expect(`${row?.values[0]} ${row?.note}`).toContain(`${price} `)
      const [whole] = await listTuition(id, level === 'master' ? 'master' : 'undergraduate')
      // The calculator prices degrees, not the diplomas of a college.
      const isOfDegree = level !== 'bachelor' || school.kind !== 'two-year'
      const ends = isOfDegree ? price.split('–') : ['0']
      expect([whole?.low, whole?.high].map((end = 0) => grouped(end))).toEqual([ends[0], ends.at(-1)])
    })

    it.each([ielts].filter((score) => score !== null))('lowest IELTS, %s', async (score) => {
      const value = (await getSchool(id))?.values.get('ielts')
      expect(value && valueText(value)).toBe(score)
    })
  },
)
