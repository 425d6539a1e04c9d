import { splitAtFigures } from './in-text'
import { type Figure, figure, hasFigure, hasStatement, type Statement, statement } from './registry'

/** Every fact that content prints, in the order in which it stands there: figures in its words, and ids of figures and rules. */
export function factsIn(content: unknown): (Figure | Statement)[] {
  const found = new Map<string, Figure | Statement>()
  const walk = (value: unknown) => {
    if (typeof value === 'string') {
      if (hasFigure(value)) found.set(value, figure(value))
      else if (hasStatement(value)) found.set(value, statement(value))
      else {
        for (const part of splitAtFigures(value)) if (typeof part !== 'string') found.set(part.id, part)
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) walk(part)
    }
  }
  walk(content)
  return [...found.values()]
}

/** One page that was read, with the facts taken from it. */
export type CitedPage = { url: string; name: string; facts: (Figure | Statement)[] }

/** The pages behind the facts, each once, in the order in which they are first cited. */
export function pagesBehind(facts: readonly (Figure | Statement)[]): CitedPage[] {
  const pages = new Map<string, CitedPage>()
  for (const fact of facts) {
    const { url, name } = fact.source
    const page = pages.get(url)
    if (page === undefined) pages.set(url, { url, name, facts: [fact] })
    else page.facts.push(fact)
  }
  return [...pages.values()]
}

/** What has to be said of one fact in a list of sources: what it is, for when, and how it was read. */
export function citationOf(fact: Figure | Statement): string {
  const when = 'value' in fact ? fact.period : fact.asOf
  return [`${fact.label}：${when}`, ...readingNotes(fact)].join('，')
}

/**
 * How a fact was read: the day, unless its period names it, and what must be said beside it. A copy bears the day on which it was
 * taken, which is not a day on which we opened the page.
 */
export function readingNotes(fact: Figure | Statement): string[] {
  const { read, checked } = fact
  const when = 'value' in fact ? fact.period : fact.asOf
  const day = checked === null || when.includes(checked) ? null : checked
  const caution = 'value' in fact ? fact.caution : null
  return [
    ...(day === null ? [] : [`${day} ${read === 'official-copy' ? '的抄录' : '读'}`]),
    ...(read === 'secondary' ? ['转述，以官方公布为准'] : caution === null ? [] : [caution]),
  ]
}
