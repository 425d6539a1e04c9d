import type { DatabaseSync } from 'node:sqlite'
import type { Term } from './reader'
import { weights } from './weights'

/** How well a heading or a phrase of a document matches; `coverage`: the share of the question in it. */
type MeaningMatch = { document: number; share: number; coverage: number }

/** Finds documents with a heading or phrase about the same subject. */
export function createMeaningMatcher(
  database: DatabaseSync,
): (terms: readonly Term[], implied: readonly Term[], total: number) => MeaningMatch[] {
  const havingUnits = database.prepare(`
    select document, weight, json_group_array(unit) as units
    from meaning_unit join meaning on meaning.id = meaning
    where unit in (select value from json_each(?)) group by meaning
  `)

  return (terms, implied, total) => {
    const wanted = [...terms, ...implied]
    const units = new Set(wanted.flatMap((term) => term.units))
    return havingUnits.all(JSON.stringify([...units])).map((row) => {
      const own = new Set<string>(JSON.parse(String(row.units)))
      let shared = 0
      let coverage = 0
      let covered = 0
      for (const term of wanted) {
        const matched = term.units.filter((unit) => own.has(unit)).length
        if (matched === 0) continue
        const parts = term.units.length > 1 && !own.has(term.text) ? matched / (term.units.length - 1) : 1
        shared += term.weight * parts
        if (!implied.includes(term)) coverage += term.weight * parts
        covered += term.units.length > 1 ? matched : term.weight
      }
      const unasked = Math.max(0, Number(row.weight) - covered)
      return {
        document: Number(row.document),
        share: shared / (total + weights.unasked * unasked),
        coverage: coverage / total,
      }
    })
  }
}
