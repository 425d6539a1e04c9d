import { cache } from 'react'
import { type PosterPlace, posterOperations } from '@/lib/contract/posters'
import { memoizeFor } from '@/lib/core/memoize-for'
import { fetchData, listCacheTime } from './fetch'

export type Poster = Awaited<ReturnType<typeof listPosters>>[number]

/** Banners of one place: the home hero or the two promo banners of the floating window. */
export const listPosters = cache(
  memoizeFor(listCacheTime, async (place: PosterPlace) => {
    const posters = await fetchData(posterOperations.list, { place })
    return posters.map(({ linkurl, ...poster }) => ({ ...poster, href: linkurl }))
  }),
)
