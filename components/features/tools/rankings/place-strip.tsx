import type { CSSProperties } from 'react'
import { placeAt } from '@/components/ui/plots/place-axis'
import './rankings-table.css'

/**
 * A place on an axis to the `last` one, the first ones at its start: an exact place is a dot, a band a bar, because nobody knows where in it
 * the school is. The place is beside it as text, also for screen readers.
 */
export function PlaceStrip({
  place: { from, to },
  last,
}: {
  place: { from: number; to: number }
  last: number
}) {
  return (
    <span data-rank="places" aria-hidden="true">
      <span
        data-rank={from === to ? 'exact' : 'band'}
        style={between(placeAt(last, from), placeAt(last, to))}
      />
    </span>
  )
}

const between = (start: number, end: number): CSSProperties => ({
  insetInlineStart: percent(start),
  width: percent(end - start),
})

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
