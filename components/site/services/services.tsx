'use client'

import { NavigationProgress } from '@/components/site/chrome/navigation-progress'
import { WebVitals } from '@/components/site/vitals/web-vitals'

export type ServicesProps = {
  /** Per cent of visits that are measured. */
  vitalsShare: number
}

/**
 * What a page does for its reader without showing anything: it works without. Drawn in the browser alone, so that the address needs
 * no Suspense boundary; a new one would have React report the 404 that pages of missing records are made of.
 */
export function Services({ vitalsShare }: ServicesProps) {
  return (
    <>
      <NavigationProgress />
      {vitalsShare > 0 && <WebVitals share={vitalsShare} />}
    </>
  )
}
