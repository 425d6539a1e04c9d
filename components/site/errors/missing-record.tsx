import { notFound } from 'next/navigation'
import { type PropsWithChildren, Suspense } from 'react'
import { SearchBox } from '@/components/site/chrome/search-box'
import { orNull } from '@/lib/api/client'
import { searchSite } from '@/lib/api/search'
import { keywordLimit } from '@/lib/contract/search'
import { decodeUri } from '@/lib/core/decode-uri'
import { englishPages } from '@/lib/routing/paths'
import { ErrorPage } from './error-page'
import { MissingBoundary } from './missing-boundary'
import { isNear, wordsOf } from './near'
import { type Near, NearLinks } from './near-links'
import { UsefulLinks } from './useful-links'

/**
 * The page for a record that does not exist or was removed (specification §8): HTTP 404 with a whole page in the
 * first HTML. Next sends an empty document when a page throws `notFound()`. Thrown inside a Suspense boundary of a
 * cached page (one with `generateStaticParams`), it sets the status and does not change the rest of the document.
 * @param id the id in the address, unchanged
 */
export async function MissingRecord({ id }: { id: string }) {
  return (
    <NotFoundWith>
      <MissingPage mistakes={await mistakesOf(id)} nearest={await recordsNear(id)} />
    </NotFoundWith>
  )
}

/** HTTP 404 with this page in the first HTML. */
export function NotFoundWith({ children }: PropsWithChildren) {
  return (
    <MissingBoundary fallback={children}>
      <Suspense fallback={children}>
        <MissingStatus />
      </Suspense>
    </MissingBoundary>
  )
}

function MissingStatus(): never {
  notFound()
}

/** In development: what is wrong with the record of this id, for its author, who would otherwise look for a missing file. */
async function mistakesOf(id: string): Promise<string[]> {
  if (process.env.NODE_ENV !== 'development') return []
  const { collectionProblems } = await import('@/lib/collections/every-collection')
  return collectionProblems().filter((line) => line.split(/\.\w+ /)[0]?.endsWith(`/${decodeUri(id)}`))
}

function MissingPage({ mistakes, nearest }: { mistakes: string[]; nearest: Near[] }) {
  return (
    <ErrorPage
      title={
        <>
          <span lang="en">This page could not be found</span>
          <br />
          您要看的内容不存在，或已经下架
        </>
      }
    >
      {mistakes.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>可以换个词在站内找：</p>
      <SearchBox />
      {nearest.length > 0 && <NearLinks links={nearest} />}
      <UsefulLinks />
    </ErrorPage>
  )
}

/** Number of search results that are compared. */
const lookedAt = 20

/**
 * The pages whose address or name is similar to the words of an address; none when the search does not answer.
 */
async function recordsNear(id: string): Promise<Near[]> {
  const keyword = wordsOf(decodeUri(id)).slice(0, keywordLimit)
  if (keyword === '') return []
  const found = await orNull(searchSite({ keyword, limit: lookedAt }))
  if (found === null) return []
  return [...found.nearest, ...found.list].filter(
    ({ href, title }, at, all) =>
      !englishPages.includes(href) &&
      all.findIndex((other) => other.href === href) === at &&
      (isNear(keyword, wordsOf(href.split('/').at(-1) ?? '')) || isNear(keyword, title)),
  )
}
