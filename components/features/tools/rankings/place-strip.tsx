import type { CSSProperties } from 'react'
import { type PlaceAxis, placeAt } from '@/components/ui/plots/place-axis'
import './rankings-table.css'

/** A published place: `from` and `to` are equal when it is exact, and the ends of a band otherwise. */
export type PlaceMark = { from: number; to: number; look: 'main' | 'second' }

/**
 * Places on one axis, the first ones at its start: an exact place is a dot, a band a bar, because nobody knows where in
 * it the school is. Two marks are joined by a line. The places are beside it as text, also for screen readers.
 */
export function PlaceStrip({ marks, axis }: { marks: readonly PlaceMark[]; axis: PlaceAxis }) {
  const spans = marks.map(({ from, to, look }) => ({
    look,
    isExact: from === to,
    start: placeAt(axis, from),
    end: placeAt(axis, to),
  }))
  const ends = spans.flatMap(({ start, end }) => [start, end])
  return (
    <span data-rank="places" aria-hidden="true">
      {spans.length > 1 && <span data-rank="join" style={between(Math.min(...ends), Math.max(...ends))} />}
      {spans.map(({ look, isExact, start, end }) => (
        <span
          key={look}
          data-rank={isExact ? 'exact' : 'band'}
          data-look={look}
          style={between(start, end)}
        />
      ))}
    </span>
  )
}

const between = (start: number, end: number): CSSProperties => ({
  insetInlineStart: percent(start),
  width: percent(end - start),
})

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
