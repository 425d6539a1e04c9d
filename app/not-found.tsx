import type { Metadata } from 'next'
import { AgeNotice } from '@/components/site/chrome/age-notice'
import { ErrorPage, FlyingPage } from '@/components/site/errors/error-page'
import { MissingCountdown, MissingSearch } from '@/components/site/errors/missing-page-tools'
import { WaysOn } from '@/components/site/errors/ways-on'
import { paths } from '@/lib/routing/paths'
import { timing } from '@/lib/site'

export const metadata: Metadata = { title: '您访问的页面出国留学了' }

/** Every address that no page has: HTTP 404, back to the home page after five seconds (specification §2). */
export default function NotFound() {
  return (
    <main id="main">
      <noscript>
        <meta httpEquiv="refresh" content="5;url=/" />
      </noscript>
      <ErrorPage drawing={<FlyingPage />} title="您访问的页面出国留学了">
        <p>这个地址没有对应的页面，可能已经搬家，也可能少打了一个字母。</p>
        <MissingCountdown href={paths.home} wait={timing.errorRedirect} />
        <WaysOn />
        <MissingSearch />
      </ErrorPage>
      <AgeNotice />
    </main>
  )
}
