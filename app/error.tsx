'use client'

import { PageError } from '@/components/site/errors/page-error'

/** Where not even the layout of a page could be drawn. */
export default function RootError(props: { error: unknown; retry: () => void }) {
  return (
    <main id="main">
      <PageError {...props} />
    </main>
  )
}
