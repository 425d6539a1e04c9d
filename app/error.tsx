'use client'

import { LazyPageError } from '@/components/site/errors/error-handling'

/** Shown when even the layout of a page could not be rendered. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <main id="main">
      <LazyPageError {...props} />
    </main>
  )
}
