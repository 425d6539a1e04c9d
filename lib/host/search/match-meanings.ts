import type { DatabaseSync } from 'node:sqlite'
import type { Term } from './reader'
import { weights } from './weights'

/** Headings and phrases with one meaning that are read; their ids follow the weights of their documents. */
const mostMeanings = 500

/** How well a heading or a phrase of a document matches; `coverage`: the share of the question in it. */
type MeaningMatch = { document: number; share: number; coverage: number }

type Meaning = { document: number; weight: number; units: Set<string> }

/** Finds documents with a heading or phrase about the same subject. */
export function createMeaningMatcher(
  database: DatabaseSync,
): (terms: readonly Term[], implied: readonly Term[], total: number) => MeaningMatch[] {
  const havingUnit = database.prepare(`
    select meaning.id, meaning.document, meaning.weight from meaning_unit
    join meaning on meaning.id = meaning_unit.meaning where meaning_unit.unit = ? limit ${mostMeanings}
  `)

  function meaningsOf(units: ReadonlySet<string>): Iterable<Meaning> {
    const meanings = new Map<number, Meaning>()
    for (const unit of units)
      for (const { id, document, weight } of havingUnit.all(unit)) {
        const before = meanings.get(Number(id))
        if (before !== undefined) before.units.add(unit)
        else
          meanings.set(Number(id), {
            document: Number(document),
            weight: Number(weight),
            units: new Set([unit]),
          })
      }
    return meanings.values()
  }

  return (terms, implied, total) => {
    const wanted = [...terms, ...implied]
    const units = new Set(wanted.flatMap((term) => term.units))
    return Array.from(meaningsOf(units), ({ document, weight, units: own }) => {
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
      const unasked = Math.max(0, weight - covered)
      return { document, share: shared / (total + weights.unasked * unasked), coverage: coverage / total }
    })
  }
}
