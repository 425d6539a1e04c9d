import { cache } from 'react'
import { checkLegend } from '@/lib/facts/marks'

/** One for each render of a page. */
const legendOfRender = cache(() => ({ isShown: false }))

/** What the mark beside a fact means: once a page, at the first place that asks for it. */
export function CheckLegend() {
  const legend = legendOfRender()
  if (legend.isShown) return null
  legend.isShown = true
  return <p className="text-muted text-sm">{checkLegend}</p>
}
