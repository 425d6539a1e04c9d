const arwuEdition = 2026

/**
 * The rankings that the library shows, with their edition and the publisher's own page. The tables of the library and all texts take the
 * edition from here: a new one is a new column or file in `lib/content/schools` and new numbers. `listed` is how many universities the list
 * has, so that pages can say how many of them the library has: counted in the source tables, of ARWU those of its first 300 places outside of
 * mainland China.
 */
export const rankings = {
  qs: {
    name: 'QS 世界大学排名',
    short: 'QS',
    publisher: 'QS Quacquarelli Symonds',
    edition: 2027,
    previousEdition: 2026,
    listed: 1504,
    url: 'https://www.topuniversities.com/world-university-rankings',
  },
  arwu: {
    name: '软科世界大学学术排名',
    short: 'ARWU',
    publisher: '软科 ShanghaiRanking',
    edition: arwuEdition,
    listed: 239,
    url: `https://www.shanghairanking.com/rankings/arwu/${arwuEdition}`,
  },
} as const

/** What content may write for an edition, such as `{{rankings.qs.edition}}`. */
export const rankingValues = (): ReadonlyMap<string, string> =>
  new Map([
    ['rankings.qs.edition', String(rankings.qs.edition)],
    ['rankings.qs.previousEdition', String(rankings.qs.previousEdition)],
    ['rankings.arwu.edition', String(rankings.arwu.edition)],
  ])

/** Both rankings publish about this many places. */
const lastPlace = 1500

/** First and last place of a published rank: `12`, `801-850`, or `1401+`, which has no end; null for anything else. */
export function placesOf(text: string): { from: number; to: number } | null {
  const match = /^(\d+)(?:-(\d+)|(\+))?$/.exec(text)
  if (!match) return null
  const from = Number(match[1])
  if (match[3] !== undefined) return { from, to: lastPlace }
  return { from, to: Number(match[2] ?? from) }
}

/** A published rank as a text: `第 12 名`, `第 801-850 名`, `1401 名及以后`. */
export function rankInWords(text: string): string {
  return text.endsWith('+') ? `${text.slice(0, -1)} 名及以后` : `第 ${text} 名`
}
