'use client'

import { lazy, Suspense } from 'react'

const HomeCountdown = lazy(() =>
  import('./home-countdown').then((loaded) => ({ default: loaded.HomeCountdown })),
)
const SearchBox = lazy(() =>
  import('@/components/site/chrome/search-box').then((loaded) => ({ default: loaded.SearchBox })),
)

/** Every page carries the page for missing addresses along; what it needs of scripts is fetched where it is shown. */
export function MissingCountdown(props: { href: string; wait: number }) {
  return (
    <Suspense>
      <HomeCountdown {...props} />
    </Suspense>
  )
}

export function MissingSearch() {
  return (
    <Suspense>
      <SearchBox />
    </Suspense>
  )
}
