import { splitAtFigures } from './in-text'
import { checkMark, datedPeriod, needsLook, whenOf } from './marks'
import { type Figure, figure, hasFigure, hasStatement, type Statement, statement } from './registry'

/** Every fact that content prints, in the order of the content: figures in its text, and ids of figures and rules. */
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

/** The pages of the facts, each once, in the order of their first citation. */
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

/**
 * Notes on facts in a list of sources: their period, and how they were read. Facts with the same note are grouped, and named where a
 * source has several notes.
 */
export function citationsOf(facts: readonly (Figure | Statement)[]): string {
  const labels = new Map<string, string[]>()
  for (const fact of facts) {
    const period = datedPeriod(whenOf(fact))
    const said = [...(period === null ? [] : [period]), ...readingNotes(fact)].join('，')
    labels.set(said, [...(labels.get(said) ?? []), fact.label])
  }
  return [...labels]
    .map(([said, names]) => {
      if (labels.size === 1) return said
      return names.join('、') + (said === '' || said === checkMark ? said : `：${said}`)
    })
    .join('；')
    .replaceAll(`，${checkMark}`, checkMark)
}

/**
 * How a fact was read: the day, unless the period already contains it; whether it has expired; and the mark. For a copy it is the day
 * when the copy was made, because on that day we did not open the page itself.
 */
export function readingNotes(fact: Figure | Statement): string[] {
  const { read, checked } = fact
  const day = checked === null || whenOf(fact).includes(checked) ? null : checked
  return [
    ...(day === null ? [] : [`${day} ${read === 'official-copy' ? '存' : '查'}`]),
    ...('value' in fact && fact.isExpired && fact.caution !== null ? [fact.caution] : []),
    ...(needsLook(fact) ? [checkMark] : []),
  ]
}
