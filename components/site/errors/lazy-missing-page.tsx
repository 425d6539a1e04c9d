'use client'

import { lazy, Suspense } from 'react'

const MissingPage = lazy(() => import('./missing-page').then((loaded) => ({ default: loaded.MissingPage })))

/**
 * The page for addresses that no page has. The framework makes every page carry it along, twice: so it travels as a name, and its
 * markup and scripts are only where it is shown.
 */
export function LazyMissingPage() {
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  )
}
