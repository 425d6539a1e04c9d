import { useEffect, useState } from 'react'
import { z } from 'zod'
import { AgeNotice } from '@/components/site/chrome/age-notice'
import { SearchBox } from '@/components/site/chrome/search-box'
import { siteMapOperations } from '@/lib/contract/site-map'
import { decodeUri } from '@/lib/core/decode-uri'
import { apiAddress } from '@/lib/leads/api-paths'
import { paths } from '@/lib/routing/paths'
import { timing } from '@/lib/timing'
import { ErrorPage } from './error-page'
import { HomeCountdown } from './home-countdown'
import { isNear, wordsOf } from './near'
import { type Near, NearLinks } from './near-links'
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

const answerSchema = z.object({ data: siteMapOperations.list.data })

/** The pages whose address or name is similar to the end of an address. */
async function pagesNear(pathname: string): Promise<Near[]> {
  const words = wordsOf(decodeUri(pathname).split('/').at(-1) ?? '')
  const answer = await fetch(apiAddress(siteMapOperations.list.path))
  return answerSchema
    .parse(await answer.json())
    .data.flatMap(({ list }) => list.map(({ name, linkurl }) => ({ href: linkurl, title: name })))
    .filter(({ href, title }) => isNear(words, wordsOf(href.split('/').at(-1) ?? '')) || isNear(words, title))
}

/** The pages near the address of this one; their place is kept free, so that nothing moves when they come. */
function NearPages() {
  const [links, setLinks] = useState<readonly Near[]>([])
  useEffect(() => {
    pagesNear(location.pathname).then(setLinks, () => undefined)
  }, [])
  return <div className="min-h-40">{links.length > 0 && <NearLinks links={links.slice(0, 3)} />}</div>
}
