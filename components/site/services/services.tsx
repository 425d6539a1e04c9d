import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { VisitCounting } from '@/components/site/visits/visit-counting'
import { WebVitals } from '@/components/site/vitals/web-vitals'
import { endProgress } from '@/components/ui/page-progress'

export type ServicesProps = {
  /** Percentage of visits that are measured. */
  vitalsShare: number
  /** The site's account at Baidu's visit counting; null without one. */
  tongjiId: string | null
}

/**
 * Invisible services of a page, which works without them. They are rendered only in the browser, so that the address
 * needs no Suspense boundary. With another boundary React would report the 404 of pages for missing records.
 */
export function Services({ vitalsShare, tongjiId }: ServicesProps) {
  return (
    <>
      <NavigationProgress />
      {tongjiId !== null && <VisitCounting siteId={tongjiId} />}
      {vitalsShare > 0 && <WebVitals share={vitalsShare} />}
    </>
  )
}

/** Ends the progress bar when the address has changed. The link of the navigation has started it. */
function NavigationProgress() {
  return <Arrival key={`${usePathname()}?${useSearchParams()}`} />
}

function Arrival() {
  useEffect(endProgress, [])
  return null
}
