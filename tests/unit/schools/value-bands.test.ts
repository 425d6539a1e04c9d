import { expect, it } from 'vitest'
import { valueBandsOf } from '@/components/features/schools/value-rows'
import { getSchool } from '@/lib/api/schools'

// The profiles and the list of courses are two editions of one register: Leeds has 300 in one and 313 in the other.
it.each([
  ['uk-university-of-leeds', false],
  ['uk-anglia-ruskin-university', false],
  ['uk-bangor-university', true],
])('the page of %s prints one number of courses', async (id, isPrinted) => {
  const school = await getSchool(id)
  if (school === null) throw new Error(id)
  expect(school.values.has('undergraduate-courses')).toBe(true)
  expect(valueBandsOf(school).place.includes('undergraduate-courses')).toBe(isPrinted)
})
