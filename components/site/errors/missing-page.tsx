import { AgeNotice } from '@/components/site/chrome/age-notice'
import { SearchBox } from '@/components/site/chrome/search-box'
import { paths } from '@/lib/routing/paths'
import { timing } from '@/lib/timing'
import { ErrorPage } from './error-page'
import { HomeCountdown } from './home-countdown'
import { NearPages } from './near-pages'
import { UsefulLinks } from './useful-links'

/** The page for an unknown address: links, and the home page after five seconds (specification §2). */
export function MissingPage() {
  return (
    <>
      <ErrorPage title="您访问的页面出国留学了">
        <p>这个地址没有对应的页面，可能已经搬家，也可能少打了一个字母。</p>
        <SearchBox />
        <HomeCountdown href={paths.home} wait={timing.errorRedirect} />
        <UsefulLinks />
        <NearPages />
      </ErrorPage>
      <AgeNotice />
    </>
  )
}
