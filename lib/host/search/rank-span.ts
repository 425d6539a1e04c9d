import { numeralValue } from '@/lib/core/numerals'
import words from './data/words.json' with { type: 'json' }

/** Places of a ranking, both included. */
export type RankSpan = { from: number; to: number }

const last = 1500

function spanOf([, one = '', two]: RegExpExecArray): RankSpan | null {
  const value = (text: string) => (/\d/.test(text) ? Number(text) : numeralValue(text))
  const span = two === undefined ? { from: 1, to: value(one) } : { from: value(one), to: value(two) }
  return span.from >= 1 && span.from < span.to && span.to <= last ? span : null
}

/**
 * A range alone may be a budget or an age; after a word for a ranking it is one of places. The number does not go on (前五 of 前五十; 前 10% is a
 * share), and it counts no time, amount or exam (前三年, 50-100 万).
 */
const sticky = words.places.map((pattern) => new RegExp(pattern, 'y'))

/** Such words at a position of a folded text; null when none begin there. */
export function rankSpanAt(folded: string, start: number): { span: RankSpan; length: number } | null {
  for (const pattern of sticky) {
    pattern.lastIndex = start
    const found = pattern.exec(folded)
    const span = found && spanOf(found)
    if (span) return { span, length: found[0].length }
  }
  return null
}

/** The places of a ranking that a folded text asks for: 前五十, TOP 50, 百强, 50-100 名; null when it names none. */
export function rankSpanIn(folded: string): RankSpan | null {
  for (let start = 0; start < folded.length; start += 1) {
    const found = rankSpanAt(folded, start)
    if (found !== null) return found.span
  }
  return null
}
