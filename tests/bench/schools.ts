import type { SchoolFilter, SchoolIndex } from '@/lib/host/content/school-index'
import type { SchoolRow } from '@/lib/host/content/school-rows'
import { outsideBundler } from './outside-bundler'

const size = 100_000
const rounds = 200

const searches: [string, Partial<SchoolFilter>][] = [
  ['country', { country: 'uk' }],
  ['city, by name', { city: 'London', sort: 'name' }],
  ['rank band, downwards', { band: 'top500', order: 'desc' }],
  ['letter', { letter: 'U' }],
  ['boarding', { level: 'hischool', boarding: 'boarding' }],
  ['word, many matches', { q: '大学' }],
  ['word, few matches', { q: '麻省理工' }],
  ['word, no match', { q: 'nothing like it' }],
  ['word and filters', { q: 'college', country: 'us', band: 'unranked', letter: 'C' }],
]

/** The library's own rows again and again, each under an id of its own, until there are 100,000. */
function multiplied(rows: readonly SchoolRow[]): SchoolRow[] {
  return Array.from({ length: size }, (_, place) => {
    const row = rows[place % rows.length]
    if (row === undefined) throw new Error('the library holds no school')
    return { ...row, id: `${row.id}-${Math.floor(place / rows.length)}` }
  })
}

/** Prints the 95th percentile of filters and word searches over the library multiplied to 100,000 schools. */
export async function measureSchools(): Promise<void> {
  const { createSchoolIndex, readSchoolRows } = await outsideBundler(async () => ({
    ...(await import('@/lib/host/content/school-index')),
    ...(await import('@/lib/host/content/school-rows')),
  }))
  const started = performance.now()
  const index = createSchoolIndex(multiplied(readSchoolRows()))
  const built = performance.now() - started
  console.log(`\nSchool search, ${size.toLocaleString('en')} schools, p95 of ${rounds} searches each`)
  for (const [name, filter] of searches) {
    console.log(`  ${name}: ${percentile95(() => searchOnce(index, filter)).toFixed(2)} ms`)
  }
  console.log(`  index built in ${(built / 1000).toFixed(1)} s, once at start`)
}

function searchOnce(index: SchoolIndex, filter: Partial<SchoolFilter>): void {
  index.search({ level: 'university', sort: 'rank', order: 'asc', ...filter }, { page: 1, limit: 20 })
}

function percentile95(run: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return times[Math.ceil(rounds * 0.95) - 1] ?? 0
}
