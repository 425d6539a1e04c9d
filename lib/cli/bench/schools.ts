import { DatabaseSync } from 'node:sqlite'
import { findProgrammes, type ProgrammeFilter } from '@/lib/host/schools/find-programmes'
import { findSchoolFacets, findSchoolIds } from '@/lib/host/schools/find-schools'
import type { SchoolFilter } from '@/lib/host/schools/school-filters'
import { type SchoolStore, schoolFile, schoolStore, toSchoolStore } from '@/lib/host/schools/store'
import { definition } from '@/lib/host/schools/tables'

const size = 100_000
const rounds = 200

const searches: [string, Partial<SchoolFilter>][] = [
  ['country', { country: 'uk' }],
  ['city, by name', { city: 'London', sort: 'name' }],
  ['rank band, downwards', { band: 'top500', order: 'desc' }],
  ['letter', { letter: 'U' }],
  ['boarding', { level: 'hischool', boarding: 'boarding' }],
  ['subject, cost and size', { subject: 'computing', cost: '40', size: 'l', sort: 'cost' }],
  ['admission band and score', { admission: '25', sat: '1400' }],
  ['word, many matches', { q: '大学' }],
  ['word, few matches', { q: '麻省理工' }],
  ['abbreviation', { q: 'smu' }],
  ['word, no match', { q: 'nothing like it' }],
  ['word and filters', { q: 'college', country: 'us', band: 'unranked', letter: 'C' }],
]

const programmes: [string, Partial<ProgrammeFilter> & { school: string }][] = [
  ['all of a large US school', { school: 'us-the-ohio-state-university', sort: 'pay' }],
  ['word', { school: 'au-monash-university', q: 'engineering' }],
  [
    'level, field and fee',
    {
      school: 'au-the-university-of-melbourne',
      level: 'master',
      field: 'business',
      fee_max: 120_000,
      sort: 'fee',
    },
  ],
  ['no match', { school: 'uk-university-of-glasgow', q: 'nothing like it' }],
]

/** Repeats the library's own schools, each with an id of its own, until there are 100,000. */
function multiplied(): SchoolStore {
  const connection = new DatabaseSync(':memory:')
  connection.exec(`${definition}; attach '${schoolFile}' as library`)
  const columns = connection
    .prepare("select name from pragma_table_info('listing') where name not in ('place', 'id')")
    .all()
    .map(({ name }) => name)
    .join(', ')
  connection.exec(`
    insert into listing (place, id, ${columns})
      select row_number() over (order by place, round), id || '-' || round, ${columns}
      from library.listing, (select value as round from json_each('${JSON.stringify(Array.from({ length: Math.ceil(size / 6_000) }, (_, at) => at))}'))
      limit ${size};
    analyze`)
  return toSchoolStore(connection)
}

/** Prints the 95th percentile of filters, facets and programme searches, at the real size and with 100,000 schools. */
export async function measureSchools(): Promise<void> {
  const opening = performance.now()
  const store = schoolStore()
  await findSchoolIds(store, whole, paging)
  console.log(`\nSchool library: first list after ${(performance.now() - opening).toFixed(0)} ms`)
  await reportSearches(store)
  await reportSearches(multiplied())
  console.log(`\nProgrammes of a school, p95 of ${rounds} searches each`)
  for (const [name, filter] of programmes) {
    const time = await percentile95(() =>
      findProgrammes(store, { sort: 'title', page: 1, limit: 20, ...filter }),
    )
    console.log(`  ${name}: ${time.toFixed(2)} ms`)
  }
}

const whole = { level: 'university', sort: 'rank', order: 'asc' } as const
const paging = { page: 1, limit: 20 }

async function reportSearches(store: SchoolStore): Promise<void> {
  const { schools } = await store
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('schools'))
    .executeTakeFirstOrThrow()
  console.log(
    `\nSchool search, ${schools.toLocaleString('en')} schools, p95 of ${rounds} searches each: list, facets`,
  )
  for (const [name, asked] of searches) {
    const filter = { ...whole, ...asked }
    const list = await percentile95(() => findSchoolIds(store, filter, paging))
    const facets = await percentile95(() => findSchoolFacets(store, filter))
    console.log(`  ${name}: ${list.toFixed(2)} ms, ${facets.toFixed(2)} ms`)
  }
}

async function percentile95(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? 0
}
