import type { Metadata } from 'next'
import type { SearchParams } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'
import { rankPage } from './pages'

/** Title, description and robots of a ranking page: filtered, sorted and paged addresses are not indexed. */
export function rankMetadata(id: string, params: SearchParams): Metadata {
  const { seoTitle, description, scope } = rankPage(id)
  return pageMetadata({
    title: seoTitle,
    description,
    path: scope.path,
    isIndexed: Object.keys(params).length === 0,
  })
}
