import { useSelectedLayoutSegments } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Measures a percentage of visits. The choice is made once per page load, and never includes visitors who ask not to
 * be tracked or to save data. The measuring code is loaded after the page, and only for chosen visits.
 * @param share percentage of visits
 */
export function WebVitals({ share }: { share: number }) {
  const segments = useSelectedLayoutSegments()
  // The times belong to the page that was loaded, not to pages visited later.
  const [entry] = useState(segments)
  useEffect(() => {
    if (Math.random() * 100 >= share || isDeclined()) return
    const measure = () =>
      void import('./report-vitals').then(
        ({ reportVitals }) => reportVitals(entry),
        // A visit that cannot be measured is simply left out.
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
