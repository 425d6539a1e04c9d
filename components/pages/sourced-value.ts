import type { Sourced } from '@/lib/blocks/answer'
import { daysIn, withDays } from '@/lib/facts/admissions/deadline-text'
import { formatFigure } from '@/lib/facts/format'
import { quoted } from '@/lib/facts/marks'
import { type Figure, figure, type Statement, statement } from '@/lib/facts/registry'

type Read = {
  text: string
  /** The figure or rule; null for a registered day. */
  fact: Figure | Statement | null
  source: { name: string; url: string } | null
}

/** The value of an answer in words, with its source. */
export function readSourced(item: Sourced): Read {
  if ('day' in item)
    return { text: withDays(item.day), fact: null, source: daysIn(item.day)[0]?.source ?? null }
  if ('fact' in item) {
    const fact = figure(item.fact)
    return { text: formatFigure(fact), fact, source: fact.source }
  }
  const fact = statement(item.statement)
  return { text: quoted(fact, item.says), fact, source: fact.source }
}
