import { NavigationProgress } from '@/components/site/chrome/navigation-progress'
import { WebVitals } from '@/components/site/vitals/web-vitals'

export type ServicesProps = {
  /** Percentage of visits that are measured. */
  vitalsShare: number
}

/**
 * Invisible services of a page, which works without them. They are rendered only in the browser, so that the address
 * needs no Suspense boundary. With another boundary React would report the 404 of pages for missing records.
 */
export function Services({ vitalsShare }: ServicesProps) {
  return (
    <>
      <NavigationProgress />
      {vitalsShare > 0 && <WebVitals share={vitalsShare} />}
    </>
  )
}
