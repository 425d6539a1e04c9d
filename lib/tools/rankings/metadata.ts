import type { Metadata } from 'next'
import type { SearchParams } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'
import { type RankPageId, rankPages } from './pages'

/** Title, description and robots of a ranking page: filtered, sorted and paged addresses are not indexed. */
export function rankMetadata(id: RankPageId, params: SearchParams): Metadata {
  const { seoTitle, description, scope } = rankPages[id]
  return pageMetadata({
    title: seoTitle,
    description,
    path: scope.path,
    isIndexed: Object.keys(params).length === 0,
  })
}
