import { codeAt, codesOf, countedFilters } from './counted-filters'

/** For one filter, with all other filters applied: the number of schools for each choice, and the number without a value. */
export type Facet = { name: string; counts: { value: string; count: number }[]; lacking: number }

/**
 * Counts the choices of schools that fail at most one filter.
 * @param schools for each school one character for the filter that it fails (counted from 1; 0 for none), then one character per filter
 * for its choices; see `codeToCharacter`
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
          // A wider threshold includes the schools of the narrower ones before it.
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
