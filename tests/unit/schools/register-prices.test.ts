import { expect, it } from 'vitest'
import { schoolStore } from '@/lib/host/schools/store'
import { type StudyLevel, studyLevelIds } from '@/lib/schools/finder'
import { toYuan } from '@/lib/schools/money'

const store = schoolStore()

const rangesAt = (level: StudyLevel) =>
  store
    .selectFrom('school_values')
    .innerJoin('listing', 'listing.id', 'school_values.school')
    .select(['listing.id', 'num', `cost_${level} as cost`])
    .where('country', '=', 'au')
    .where('key', '=', `range-${level}`)
    .execute()

it.each(studyLevelIds)(
  'a budget is compared with the low end of the range that is printed: %s',
  async (level) => {
    const ranges = await rangesAt(level)
    expect(ranges.length).toBeGreaterThan(30)
    for (const { id, num, cost } of ranges) expect([id, cost]).toEqual([id, toYuan(num, 'AUD')])
  },
)

// From au_fees.csv: a total of 30,000 for four years, and the lower of two totals of one title at one school.
it.each([
  ['0100665', null],
  ['075687K', null],
  ['068696A', 100_200],
])('a registered total that is far too low for its weeks is not a price: %s', async (course, fee) => {
  const row = await store
    .selectFrom('programmes')
    .select('fee')
    .where('detail', 'like', `%${course}%`)
    .executeTakeFirstOrThrow()
  expect(row.fee).toBe(fee)
})
