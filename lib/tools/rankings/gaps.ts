import type { Place, RankEntry } from './entries'

/** A school with a place in two lists, and how many places are at least between them. */
type RankGap = { entry: RankEntry; qs: Place; arwu: Place; gap: number }

/** Schools that are in both lists, and those of them with the largest distances. */
export type RankGaps = { both: number; gaps: readonly RankGap[]; least: number }

/** With fewer schools in both lists nothing can be said about the distances. */
const fewestSchools = 10

/**
 * The schools whose places in two lists are farthest apart. Of a band the end that is nearer to the other place counts,
 * so a distance is never larger than it is.
 * @param limit at most so many; fewer when others are equally far apart, because all with such a distance are listed
 * @returns null when too few schools are in both lists, or when none are apart
 */
export function gapsOf(entries: readonly RankEntry[], limit: number): RankGaps | null {
  const both = entries.flatMap((entry): RankGap[] => {
    const { qs, arwu } = entry.places
    return qs === null || arwu === null ? [] : [{ entry, qs, arwu, gap: distanceOf(qs, arwu) }]
  })
  if (both.length < fewestSchools) return null
  const sorted = both.toSorted((a, b) => b.gap - a.gap)
  const next = sorted[limit]?.gap ?? 0
  const gaps = sorted.slice(0, limit).filter(({ gap }) => gap > next)
  const least = gaps.at(-1)?.gap
  return least === undefined ? null : { both: both.length, gaps, least }
}

/** Zero when one of the two contains the other one, in whole or in part. */
const distanceOf = (a: Place, b: Place) => Math.max(0, a.from - b.to, b.from - a.to)
