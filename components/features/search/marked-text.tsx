import { WholeDays } from '@/components/ui/whole-values'
import type { HitRange } from '@/lib/contract/search'

/** A text with its matches marked. Its content never becomes markup. */
export function MarkedText({ text, hits }: { text: string; hits: readonly HitRange[] }) {
  return partsOf(text, hits).map(({ start, part, isHit }) =>
    isHit ? (
      <mark key={start}>{part}</mark>
    ) : (
      <span key={start}>
        <WholeDays text={part} />
      </span>
    ),
  )
}

type Part = { start: number; part: string; isHit: boolean }

/**
 * Splits a text at its ranges. Ranges of another host may overlap or be too long; what cannot be marked stays plain.
 */
function partsOf(text: string, hits: readonly HitRange[]): Part[] {
  const parts: Part[] = []
  let at = 0
  const cut = (end: number, isHit: boolean) => {
    if (end > at) parts.push({ start: at, part: text.slice(at, end), isHit })
    at = Math.max(at, end)
  }
  for (const [start, end] of hits.toSorted((a, b) => a[0] - b[0])) {
    cut(Math.min(start, text.length), false)
    cut(Math.min(end, text.length), true)
  }
  cut(text.length, false)
  return parts
}
