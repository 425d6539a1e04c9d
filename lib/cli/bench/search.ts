import { loadCampaigns } from '@/lib/campaigns/campaign-files'
import type { SearchDocument } from '@/lib/host/search/document'
import { searchDocuments } from '@/lib/host/search/documents'
import { createSearchEngine, type SearchEngine } from '@/lib/host/search/engine'

/** Number of real names that are searched in each way of writing. */
const namesPerWay = 300

/** The ways in which people type a name. */
const ways: Record<string, (name: string) => string> = {
  'as written': (name) => name,
  'the first half': (name) => [...name].slice(0, Math.ceil([...name].length / 2)).join(''),
  'one character wrong': (name) => {
    const characters = [...name]
    characters[Math.floor(characters.length / 2)] = '某'
    return characters.join('')
  },
  'with a word beside it': (name) => `${name} 申请`,
}

/**
 * Prints the build time of the search index for the whole site and the 95th percentile of searches for real names: every nth of all
 * titles and other names, so that schools, majors, articles and pages are included.
 */
export async function measureSearch(): Promise<void> {
  const documents = await searchDocuments(
    loadCampaigns(process.cwd()).flatMap(({ campaign }) => campaign ?? []),
  )
  const start = performance.now()
  const engine = await createSearchEngine(documents)
  const built = performance.now() - start
  const names = realNames(documents)
  console.log(
    `\nSite search, ${documents.length.toLocaleString('en')} documents, ${names.length} real names each way`,
  )
  console.log(`  index built in ${(built / 1000).toFixed(1)} s, once at start`)
  for (const [way, write] of Object.entries(ways)) {
    const times = names.map((name) => timeOf(engine, write(name)))
    console.log(`  ${way}: p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms`)
  }
}

function realNames(documents: readonly SearchDocument[]): string[] {
  const names = [...new Set(documents.flatMap(({ title, names: others }) => [title, ...others]))]
  const step = Math.max(1, Math.floor(names.length / namesPerWay))
  return names.filter((_, place) => place % step === 0).slice(0, namesPerWay)
}

function timeOf(engine: SearchEngine, keyword: string): number {
  const start = performance.now()
  engine.search({ keyword, page: 1, limit: 12 })
  return performance.now() - start
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
