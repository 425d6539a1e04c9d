'use client'

import { LazyPageError } from '@/components/site/errors/error-handling'

/** Where not even the layout of a page could be drawn. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <main id="main">
      <LazyPageError {...props} />
    </main>
  )
}
