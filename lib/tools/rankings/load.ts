import { everyPage } from '@/lib/api/every-page'
import { listSchools } from '@/lib/api/schools'
import { type RankEntry, toEntries } from './entries'

/** The same time as for the static pages of the site. */
const freshFor = 600_000

let kept: { at: number; entries: Promise<RankEntry[]> } | undefined

/**
 * Every ranked university of the library. Read once in ten minutes for all ranking pages, because the whole library is needed to find
 * them; a failed read is not cached.
 * @throws ApiError when the library cannot be read
 */
export function listRankEntries(): Promise<RankEntry[]> {
  const now = performance.now()
  if (kept !== undefined && now - kept.at < freshFor) return kept.entries
  const entries = everyPage((paging) => listSchools({ level: 'university', ...paging })).then(toEntries)
  const mine = { at: now, entries }
  kept = mine
  entries.catch(() => {
    if (kept === mine) kept = undefined
  })
  return entries
}
