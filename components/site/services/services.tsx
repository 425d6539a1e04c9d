'use client'

import { Suspense } from 'react'
import { NavigationProgress } from '@/components/site/chrome/navigation-progress'
import { SoftLinks } from '@/components/site/chrome/soft-links'
import { WebVitals } from '@/components/site/vitals/web-vitals'

export type ServicesProps = {
  /** Per cent of visits that are measured. */
  vitalsShare: number
}

/** What a page does for its reader without showing anything: it works without. */
export function Services({ vitalsShare }: ServicesProps) {
  return (
    <>
      <Suspense fallback={null}>
        <NavigationProgress />
      </Suspense>
      <SoftLinks />
      {vitalsShare > 0 && <WebVitals share={vitalsShare} />}
    </>
  )
}
