import { describe, expect, it } from 'vitest'
import { findSchoolIds } from '@/lib/host/schools/find-schools'
import { schoolStore } from '@/lib/host/schools/store'
import { studyLevelIds } from '@/lib/schools/finder'
import { toYuan } from '@/lib/schools/money'

const store = schoolStore()

const within = async (study: 'bachelor' | 'master', cost: string) => {
  const filter = { level: 'university', country: 'au', study, cost, sort: 'rank', order: 'asc' } as const
  return (await findSchoolIds(store, filter, { page: 1, limit: 60 })).ids
}

describe('a budget at schools of a register', () => {
  // Dollars a year, by hand from au_fees.csv and the weeks of au_courses.csv.
  it.each([
    ['au-the-university-of-sydney', 'master', 36_000],
    // The one-year honours degree at 24,960 is not open to beginners.
    ['au-the-university-of-melbourne', 'bachelor', 35_745],
    // A registered total of 30,000 for four years is no price of four years.
    ['au-flinders-university', 'bachelor', 26_665],
  ] as const)('is compared with the lowest course of %s, %s', async (school, level, price) => {
    const { num } = await store
      .selectFrom('school_values')
      .select('num')
      .where('school', '=', school)
      .where('key', '=', `lowest-${level}`)
      .executeTakeFirstOrThrow()
    expect(num).toBe(price)
    const row = await store
      .selectFrom('listing')
      .select(`cost_${level}`)
      .where('id', '=', school)
      .executeTakeFirstOrThrow()
    expect(Object.values(row)).toEqual([toYuan(price, 'AUD')])
  })

  it('passes a school of which the finder lists masters within it', async () => {
    expect(await within('master', '20')).toContain('au-the-university-of-sydney')
  })

  it.each(studyLevelIds.flatMap((level) => ['15', '20', '25'].map((cost) => [level, cost] as const)))(
    'at %s of %s0,000 yuan passes only schools with such a programme',
    async (level, cost) => {
      const rows = await store
        .selectFrom('programme_finder')
        .select('school')
        .distinct()
        .where('country', '=', 'au')
        .where('level', '=', level)
        .where('fee_yuan', '<=', Number(cost) * 10_000)
        .execute()
      const listed = new Set(rows.map(({ school }) => school))
      // The others have the price of the compilation.
      const registered = await store
        .selectFrom('school_values')
        .select('school')
        .where('key', '=', `lowest-${level}`)
        .execute()
      const passing = await within(level, cost)
      expect(registered.filter(({ school }) => passing.includes(school) && !listed.has(school))).toEqual([])
    },
  )
})
