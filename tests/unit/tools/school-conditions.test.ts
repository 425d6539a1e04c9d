import { expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { listTuition } from '@/lib/api/tuition'
import { schoolLiving } from '@/lib/tools/cost/school-living'

it('published values of a school include the tuition of a US college, with room, board, books and the rest as living', async () => {
  const school = await getSchool('us-new-york-university')
  if (school === null) throw new Error('no school')
  expect(await listTuition(school.id, 'undergraduate')).toMatchObject([
    { programme: '', currency: 'USD', per: 'year', feeYear: expect.stringMatching(/20\d\d/) },
  ])
  expect(schoolLiving(school, 'undergraduate')?.low).toBeGreaterThan(school.values.get('housing')?.num ?? 0)
  const masters = await listTuition(school.id, 'master')
  expect(masters.length).toBeGreaterThan(0)
  expect(masters.filter(({ programme }) => programme === '')).toEqual([])
})
