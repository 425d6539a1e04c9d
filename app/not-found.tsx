import type { Metadata } from 'next'
import { LazyMissingPage } from '@/components/site/errors/error-handling'

export const metadata: Metadata = { title: '您访问的页面出国留学了' }

/** Every unknown address: HTTP 404, and the home page after five seconds (specification §2). */
export default function NotFound() {
  return (
    <main id="main">
      <noscript>
        <meta httpEquiv="refresh" content="5;url=/" />
      </noscript>
      <LazyMissingPage />
    </main>
  )
}
