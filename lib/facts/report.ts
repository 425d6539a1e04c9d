import { factsIn } from './collect'
import type { PublisherKind } from './publishers'
import { type Figure, listFigures, listStatements } from './registry'

type Count = Readonly<Record<PublisherKind, number>>

/** Content of one page, whose printed facts are counted. */
type CountedPage = { path: string; content: unknown }

type FactReport = {
  figures: Count
  statements: Count
  /** Share of the figures whose source is an official body, a university or a data set of such pages, from 0 to 1. */
  firstHand: number
  /** Expired figures that pages print, by page. */
  expired: readonly { path: string; figures: readonly Figure[] }[]
  /** Rules that pages print from a secondary source, by page. */
  secondHandRules: readonly { path: string; ids: readonly string[] }[]
}

/** How well the registry and the given pages are sourced; for the check before a launch and for tests. */
export function reportFacts(pages: readonly CountedPage[]): FactReport {
  const figures = countKinds(listFigures())
  const total = listFigures().length
  const printed = pages.map(({ path, content }) => ({ path, facts: factsIn(content) }))
  return {
    figures,
    statements: countKinds(listStatements()),
    firstHand: total === 0 ? 0 : (total - figures.secondary) / total,
    expired: printed
      .map(({ path, facts }) => ({
        path,
        figures: facts.filter((fact): fact is Figure => 'value' in fact && fact.isExpired),
      }))
      .filter(({ figures: over }) => over.length > 0),
    secondHandRules: printed
      .map(({ path, facts }) => ({
        path,
        ids: facts.filter((fact) => 'text' in fact && fact.kind === 'secondary').map(({ id }) => id),
      }))
      .filter(({ ids }) => ids.length > 0),
  }
}

function countKinds(facts: readonly { kind: PublisherKind }[]): Count {
  const count = { official: 0, university: 0, dataset: 0, secondary: 0 }
  for (const { kind } of facts) count[kind]++
  return count
}
