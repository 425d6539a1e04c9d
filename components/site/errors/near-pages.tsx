import { useEffect, useState } from 'react'
import { z } from 'zod'
import { siteMapOperations } from '@/lib/contract/site-map'
import { decodeUri } from '@/lib/core/decode-uri'
import { apiAddress } from '@/lib/leads/api-paths'
import { isNear, wordsOf } from './near'
import { type Near, NearLinks } from './near-links'

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
export function NearPages() {
  const [links, setLinks] = useState<readonly Near[]>([])
  useEffect(() => {
    pagesNear(location.pathname).then(setLinks, () => undefined)
  }, [])
  return <div className="min-h-40">{links.length > 0 && <NearLinks links={links.slice(0, 3)} />}</div>
}
