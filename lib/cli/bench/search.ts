import { DatabaseSync } from 'node:sqlite'
import { loadCampaigns } from '@/lib/campaigns/campaign-files'
import type { SearchDocument } from '@/lib/host/search/document'
import { searchDocuments } from '@/lib/host/search/documents'
import { createSearchEngine, openSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { fillSearchStore } from '@/lib/host/search/search-store'
import { noise } from '@/tests/support/search-noise'
import type { Row } from './goals'

/** Number of real names that are searched in each way of writing. */
const namesPerWay = 300

/** The number of documents for which the time of bad input has a goal. */
const large = 100_000

const rounds = 10

/** Searches between two rounds, so that an engine keeps no answer of the round before. */
const others = 60

/** The ways in which people type a name. */
const ways: Record<string, (name: string) => string> = {
  'as written': (name) => name,
  'the first half': (name) => [...name].slice(0, Math.ceil([...name].length / 2)).join(''),
  'one character wrong': withWrongCharacter,
  'with a word beside it': (name) => `${name} 申请`,
}

/**
 * Prints the build time of the search index for the whole site and the 95th percentile of searches for real names: every nth of all
 * titles and other names, so that schools, majors, articles and pages are included. Returns the times of suggestions, and of bad input with
 * 100,000 documents.
 */
export async function measureSearch(): Promise<Row[]> {
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
    const times = names.map((name) => timeOf(() => find(engine, write(name))))
    console.log(
      `  ${way}: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
    )
  }
  const typed = names.flatMap((name) =>
    [2, 4].map((count) => timeOf(() => engine.suggest([...name].slice(0, count).join('')))),
  )
  return [
    { what: 'suggestions: p95', now: percentile(typed, 0.95), unit: 'ms', goal: { most: 15 } },
    {
      what: 'search, bad input, 100,000 documents: p95',
      now: percentile(await timesOfBadInput(documents, names), 0.95),
      unit: 'ms',
      goal: { most: 20 },
    },
  ]
}

/** Repeats the site's own documents, each with names of its own, and searches them for texts that are no question. */
async function timesOfBadInput(
  documents: readonly SearchDocument[],
  names: readonly string[],
): Promise<number[]> {
  const database = new DatabaseSync(':memory:')
  await fillSearchStore(
    database,
    Array.from({ length: large }, (_, at): SearchDocument => {
      const document = documents[at % documents.length]
      if (document === undefined) throw new Error('there are no documents')
      const round = Math.floor(at / documents.length)
      if (round === 0) return document
      const renamed = (name: string) => `${name}${round}`
      return {
        ...document,
        title: renamed(document.title),
        names: document.names.map(renamed),
        calls: document.calls.map((call) => ({ ...call, key: renamed(call.key) })),
        phrases: document.phrases.map(renamed),
        href: `${document.href}-${round}`,
      }
    }),
  )
  const engine = openSearchEngine(database)
  return Array.from({ length: rounds }).flatMap((_, round) => {
    for (const name of names.slice(0, others)) find(engine, `${withWrongCharacter(name)}${round}`)
    return noise.map(([, keyword]) => timeOf(() => find(engine, keyword)))
  })
}

function realNames(documents: readonly SearchDocument[]): string[] {
  const names = [...new Set(documents.flatMap(({ title, names: others }) => [title, ...others]))]
  const step = Math.max(1, Math.floor(names.length / namesPerWay))
  return names.filter((_, place) => place % step === 0).slice(0, namesPerWay)
}

function withWrongCharacter(name: string): string {
  const characters = [...name]
  characters[Math.floor(characters.length / 2)] = '某'
  return characters.join('')
}

function find(engine: SearchEngine, keyword: string): void {
  engine.ask(keyword)
  engine.search({ keyword, page: 1, limit: 12 })
}

function timeOf(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
