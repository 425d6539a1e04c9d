import { expect, it } from 'vitest'
import { mergedMajors } from '@/lib/collections/kinds/major'
import { listMajors } from '@/lib/host/content/majors'
import { findMajorSchools } from '@/lib/host/schools/find-programmes'
import { schoolStore } from '@/lib/host/schools/store'
import { table } from '@/tests/support/table'

const majors = listMajors()

const store = schoolStore()
const schoolsOf = (major: string, country?: string, limit = 500, match: 'exact' | 'near' = 'exact') =>
  findMajorSchools(store, { major, country, sort: 'rank', match, page: 1, limit })

it('every major has schools that teach it, or a related major that has', async () => {
  const rows = await store
    .selectFrom('major_schools')
    .innerJoin('schools', 'schools.id', 'major_schools.school')
    .select('major')
    .distinct()
    .execute()
  const taught = new Set(rows.map(({ major }) => major))
  expect(majors.filter(({ id }) => !taught.has(id))).toEqual([])
})

it('a merged title redirects to a major that exists, and has no page itself', () => {
  const known = new Set(majors.map(({ id }) => id))
  expect(Object.values(mergedMajors.read().merged).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(mergedMajors.read().merged).filter((id) => known.has(id))).toEqual([])
})

it.each(
  table(`
    x-data-science | sg | sg-national-university-of-singapore
    fod1p-5501 | jp | jp-aichi-gakuin-university
  `),
)('%s in %s is taught at %s', async (major, country, school) => {
  expect((await schoolsOf(major, country)).list.map((row) => row.school)).toContain(school)
})

it('adds up the graduates of the register: computer science at MIT', async () => {
  const { list } = await schoolsOf('fod1p-2102', 'us')
  const mit = list.find(
    (row) => row.school === 'us-massachusetts-institute-of-technology' && row.level === 'bachelor',
  )
  // 1107 Computer Science 323 and 1101 Computer and Information Sciences, General 19, from July 2023 to June 2024.
  expect(mit).toMatchObject({ graduates: 342, pay: 220_064, currency: 'USD' })
})

it('prices a master’s degree by a taught course: a research degree has another price', async () => {
  const { list } = await schoolsOf('fod1p-5901', 'au')
  const rmit = list.find(({ school, level }) => school === 'au-rmit-university' && level === 'master')
  expect(rmit).toMatchObject({ title: 'Master of Science (Aviation)', fee: 99_840 })
})

it('keeps the rows of a school together where schools have the same rank', async () => {
  const ranked = (await schoolsOf('fod1p-1301')).list.filter(({ rank }) => rank !== null)
  const starts = ranked.filter(({ school }, at) => ranked[at - 1]?.school !== school)
  expect(starts.length).toBe(new Set(ranked.map(({ school }) => school)).size)
})

it('gives a related major no numbers, and lists it apart from schools that teach the subject', async () => {
  for (const major of ['x-business-analytics', 'x-artificial-intelligence', 'x-financial-engineering']) {
    const [exact, near] = [await schoolsOf(major, 'us'), await schoolsOf(major, 'us', 500, 'near')]
    expect(near.list.length).toBeGreaterThan(0)
    const figures = near.list.flatMap(({ graduates, pay, fee }) => [graduates, pay, fee])
    expect(figures.filter((value) => value !== null)).toEqual([])
    const taught = new Set(exact.list.map(({ school, level }) => `${school} ${level}`))
    expect(near.list.filter(({ school, level }) => taught.has(`${school} ${level}`))).toEqual([])
  }
})

it.each(
  table(`
    x-business-analytics | us-harvard-university
    x-artificial-intelligence | us-university-of-pennsylvania
  `),
)('%s is not listed for %s, by its codes', async (major, school) => {
  expect((await schoolsOf(major, 'us')).list.map((row) => row.school)).not.toContain(school)
})

it("lists no bachelor's degree under a major that is a master's degree", async () => {
  for (const match of ['exact', 'near'] as const) {
    const { list } = await schoolsOf('x-master-of-business-administration-mba', undefined, 500, match)
    expect(list.filter(({ level }) => level !== 'master')).toEqual([])
  }
  const { list } = await schoolsOf('x-master-of-business-administration-mba', 'us', 60, 'near')
  expect(list.map(({ school }) => school)).toEqual(
    expect.arrayContaining([
      'us-harvard-university',
      'us-massachusetts-institute-of-technology',
      'us-stanford-university',
      'us-university-of-chicago',
      'us-university-of-pennsylvania',
    ]),
  )
})

it('a price is that of the named course, and no bachelor of one year, which follows another one', async () => {
  const courses = await store
    .selectFrom('programmes')
    .select(['school', 'level', 'title', 'fee', 'weeks'])
    .where('fee_per', '=', 'programme')
    .execute()
  const keyOf = ({
    school,
    level,
    title,
    fee,
  }: Pick<(typeof courses)[number], 'school' | 'level' | 'title' | 'fee'>) =>
    [school, level, title, fee].join()
  const whole = courses.filter(({ level, weeks }) => level !== 'bachelor' || weeks === null || weeks > 52)
  const known = new Set(whole.map(keyOf))
  const priced = await store.selectFrom('major_schools').selectAll().where('fee', 'is not', null).execute()
  expect(priced.length).toBeGreaterThan(0)
  expect(priced.filter((row) => !known.has(keyOf(row)))).toEqual([])
})
