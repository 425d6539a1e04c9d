import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { layoutOf, type Vitals, vitalsPath } from '@/lib/vitals/layouts'

/**
 * Collects the loading times of this visit and sends them once, when the visitor leaves or hides the page.
 * @param segments route of the page that was loaded
 */
export function reportVitals(segments: readonly string[]): void {
  const layout = layoutOf(segments)
  if (layout === null) return
  const vitals: Vitals = { layout }
  let isSent = false
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value }) => {
      vitals[name] = Math.round(value * 1000) / 1000
    })
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent || Object.keys(vitals).length === 1) return
    isSent = true
    navigator.sendBeacon(vitalsPath, JSON.stringify(vitals))
  })
}
