import { expect, it } from 'vitest'
import { majors } from '@/lib/content/majors/majors'
import { mergedMajors } from '@/lib/content/majors/merged'
import { findMajorSchools } from '@/lib/host/schools/find-major-schools'
import { schoolStore } from '@/lib/host/schools/store'

const store = schoolStore()
const schoolsOf = (major: string, country?: string, limit = 500) =>
  findMajorSchools(store, { major, country, sort: 'rank', page: 1, limit })

it('every major has schools that teach it', async () => {
  const counts = await Promise.all(
    majors.map(async ({ id }) => ({ id, total: (await schoolsOf(id, undefined, 1)).total })),
  )
  expect(counts.filter(({ total }) => total === 0)).toEqual([])
}, 30_000)

it('a merged title leads to a major that is there and is itself gone', () => {
  const known = new Set(majors.map(({ id }) => id))
  expect(Object.values(mergedMajors).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(mergedMajors).filter((id) => known.has(id))).toEqual([])
})

it.each([
  ['fod1p-2102', 'us', 'us-massachusetts-institute-of-technology'],
  ['x-medicine', 'uk', 'uk-university-of-oxford'],
  ['fod1p-6107', 'au', 'au-monash-university'],
  ['fod1p-5501', 'jp', 'jp-aichi-gakuin-university'],
])('%s in %s is taught at %s', async (major, country, school) => {
  expect((await schoolsOf(major, country)).list.map((row) => row.school)).toContain(school)
})

it('counts the degrees that the register has: computer science at MIT', async () => {
  const { list } = await schoolsOf('fod1p-2102', 'us')
  const mit = list.find(
    (row) => row.school === 'us-massachusetts-institute-of-technology' && row.level === 'bachelor',
  )
  // 1107 Computer Science 323 and 1101 Computer and Information Sciences, General 19, of July 2023 to June 2024.
  expect(mit).toMatchObject({ graduates: 342, pay: 220_064, currency: 'USD' })
})
