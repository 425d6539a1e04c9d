import { findProgrammes, type ProgrammeFilter } from '@/lib/host/schools/find-programmes'
import { readEntries } from '@/lib/host/schools/library'
import type { SchoolEntry } from '@/lib/host/schools/school-entry'
import { createSchoolIndex, type SchoolFilter, type SchoolIndex } from '@/lib/host/schools/school-index'
import { schoolStore } from '@/lib/host/schools/store'

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

/** The library's own schools again and again, each under an id of its own, until there are 100,000. */
function multiplied(entries: readonly SchoolEntry[]): SchoolEntry[] {
  return Array.from({ length: size }, (_, place) => {
    const entry = entries[place % entries.length]
    if (entry === undefined) throw new Error('the library holds no school')
    return { ...entry, id: `${entry.id}-${Math.floor(place / entries.length)}` }
  })
}

/** Prints the 95th percentile of filters, facets and programme searches, at the real size and over 100,000 schools. */
export async function measureSchools(): Promise<void> {
  const opening = performance.now()
  const store = schoolStore()
  const opened = performance.now() - opening
  const reading = performance.now()
  const entries = await readEntries(store)
  const read = performance.now() - reading
  console.log(
    `\nSchool library: store ready in ${opened.toFixed(0)} ms, ${entries.length.toLocaleString('en')} schools read in ${read.toFixed(0)} ms`,
  )
  reportSearches(createSchoolIndex(entries), entries.length)
  const started = performance.now()
  const index = createSchoolIndex(multiplied(entries))
  const built = performance.now() - started
  reportSearches(index, size)
  console.log(`  index built in ${(built / 1000).toFixed(1)} s, once at start`)
  console.log(`\nProgrammes of a school, p95 of ${rounds} searches each`)
  for (const [name, filter] of programmes) {
    const time = await percentile95(() =>
      findProgrammes(store, { sort: 'title', page: 1, limit: 20, ...filter }),
    )
    console.log(`  ${name}: ${time.toFixed(2)} ms`)
  }
}

function reportSearches(index: SchoolIndex, schools: number): void {
  console.log(
    `\nSchool search, ${schools.toLocaleString('en')} schools, p95 of ${rounds} searches each: list, facets`,
  )
  for (const [name, filter] of searches) {
    const whole = { level: 'university', sort: 'rank', order: 'asc', ...filter } as const
    const list = percentileOf(() => index.search(whole, { page: 1, limit: 20 }))
    const facets = percentileOf(() => index.facets(whole))
    console.log(`  ${name}: ${list.toFixed(2)} ms, ${facets.toFixed(2)} ms`)
  }
}

function percentileOf(run: () => unknown): number {
  return rankOf(
    Array.from({ length: rounds }, () => {
      const start = performance.now()
      run()
      return performance.now() - start
    }),
  )
}

async function percentile95(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return rankOf(times)
}

const rankOf = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? 0
