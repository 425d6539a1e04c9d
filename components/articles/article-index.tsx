import { ListPage } from '@/components/listing/list-page'
import type { PageOf } from '@/lib/api/envelope'
import type { NewsSummary } from '@/lib/api/news'
import type { ListState } from '@/lib/listing'
import { ArticleList } from './article-list'
import { type ArticleChannelName, articleChannels } from './channels'

/** The list of one kind of article. */
export function ArticleIndex({
  channel,
  state,
  articles,
}: {
  channel: ArticleChannelName
  state: ListState
  articles: PageOf<NewsSummary>
}) {
  const { path, title, intro } = articleChannels[channel]
  return (
    <ListPage
      crumbs={[{ label: '首页', href: '/' }, { label: title }]}
      title={title}
      intro={<p>{intro}</p>}
      path={path}
      filters={[]}
      state={state}
      total={articles.total}
      limit={articles.limit}
      unit="篇文章"
      empty={<p>暂时没有文章。</p>}
    >
      <ArticleList articles={articles.list} />
    </ListPage>
  )
}
