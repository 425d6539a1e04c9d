import { daysIn } from '@/lib/facts/admissions/deadline-text'
import { type Term, type TermCells, termOf } from './term'

/**
 * The term of a text: its own, or that of the registered day in it when the window comes again every year. Else a registered day says
 * itself whether it is over.
 */
export function termOfText(text: string, cells: TermCells, country: string): Term | null {
  const own = termOf(cells, country)
  if (own !== null || cells.yearly !== true) return own
  const closes = daysIn(text)
    .flatMap(({ closes }) => closes ?? [])
    .toSorted()
    .at(-1)
  return closes === undefined ? null : termOf({ ...cells, closes }, country)
}
