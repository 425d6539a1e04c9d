'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Measures a share of visits. Drawn once per page load; anyone who asks not to be tracked or to save data is never drawn.
 * The measuring code is fetched after the page has loaded, and only by those who were.
 * @param share per cent of visits
 */
export function WebVitals({ share }: { share: number }) {
  const segments = useSelectedLayoutSegments()
  // The figures belong to the page that was loaded, wherever the visitor goes from there.
  const [entry] = useState(segments)
  useEffect(() => {
    if (Math.random() * 100 >= share || isDeclined()) return
    const measure = () =>
      void import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(entry),
        // A visit that cannot be measured is one less.
        () => undefined,
      )
    if (document.readyState === 'complete') {
      measure()
      return
    }
    window.addEventListener('load', measure, { once: true })
    return () => window.removeEventListener('load', measure)
  }, [entry, share])
  return null
}

function isDeclined(): boolean {
  if (navigator.doNotTrack === '1') return true
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
