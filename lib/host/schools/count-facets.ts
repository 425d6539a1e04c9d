import { codeAt, codesOf, countedFilters } from './counted-filters'

/** For one filter: how many schools each choice would leave, and how many lack the value, all other filters applied. */
export type Facet = { name: string; counts: { value: string; count: number }[]; lacking: number }

/**
 * Counts the choices of schools that fail one filter at most.
 * @param schools of each school the number of the filter it fails, counted from 1, or 0, then its choices, as characters
 */
export function countFacets(schools: string): { total: number; facets: Facet[] } {
  const width = countedFilters.length + 1
  const codes = countedFilters.map((counted) => new Uint32Array(codesOf(counted)))
  let total = 0
  for (let at = 0; at < schools.length; at += width) {
    const failed = codeAt(schools, at)
    if (failed === 0) total += 1
    const [first, last] = failed === 0 ? [1, width - 1] : [failed, failed]
    for (let filter = first; filter <= last; filter += 1) {
      const counts = codes[filter - 1]
      const code = codeAt(schools, at + filter)
      if (counts !== undefined) counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return {
    total,
    facets: countedFilters.map(({ name, filter, many }, at) => {
      const counted = Array.from(codes[at] ?? [], (count, code) => ({ code, count })).filter(
        ({ count }) => count > 0,
      )
      const sumOf = (isHolding: (code: number) => boolean) =>
        counted.reduce((sum, { code, count }) => (isHolding(code) ? sum + count : sum), 0)
      const isThreshold = filter.kind === 'at-most' || filter.kind === 'at-least'
      return {
        name,
        counts: filter.choices.map(({ value }, choice) => ({
          value,
          // A threshold holds those of the narrower thresholds before it.
          count: sumOf((code) =>
            many
              ? ((code >> choice) & 1) === 1
              : isThreshold
                ? code > 0 && code <= choice + 1
                : code === choice + 1,
          ),
        })),
        lacking: sumOf((code) => code === 0),
      }
    }),
  }
}
