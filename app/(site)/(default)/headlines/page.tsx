import { ArticleIndex } from '@/components/features/articles/article-index'
import { articleListMetadata } from '@/components/features/articles/article-metadata'
import { WhatChanged } from '@/components/features/immigration/what-changed'
import { queryRoute } from '@/components/site/routes'
import { listNews } from '@/lib/api/news'
import { listChanges } from '@/lib/collections/kinds/change'
import { readListState } from '@/lib/listing'

const { generateMetadata, page } = queryRoute(
  (params) => readListState([], params),
  (state) => articleListMetadata('headlines', state),
  async (state) => (
    <ArticleIndex
      channel="headlines"
      state={state}
      articles={await listNews({ type: 'headlines', page: state.page })}
      beside={
        <>
          <h2 className="mb-2 text-xl">政策变动</h2>
          <WhatChanged changes={listChanges()} most={6} />
        </>
      }
    />
  ),
)

export { generateMetadata, page as default }
