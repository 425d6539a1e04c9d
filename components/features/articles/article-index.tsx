import type { ReactNode } from 'react'
import { ListPage } from '@/components/blocks/listing/list-page'
import { Icon } from '@/components/ui/icon'
import type { NewsSummary } from '@/lib/api/news'
import type { PageOf } from '@/lib/contract/envelope'
import type { NewsType } from '@/lib/contract/news'
import type { ListState } from '@/lib/listing'
import { ArticleList } from './article-list'
import { articleChannels } from './channels'

type ArticleIndexProps = {
  channel: NewsType
  state: ListState
  articles: PageOf<NewsSummary>
  /** Heading of a filtered list. */
  heading?: string | undefined
  /** Links to other lists of the channel. */
  tabs?: ReactNode
  /** Beside the first article of the list. */
  beside?: ReactNode
}

/** The list of one kind of article. */
export function ArticleIndex({ channel, state, articles, heading, tabs, beside }: ArticleIndexProps) {
  const { path, title, intro, feed } = articleChannels[channel]
  return (
    <ListPage
      scene="documents"
      above={heading === undefined ? [] : [{ label: title, href: path }]}
      title={heading ?? title}
      intro={
        <p>
          {intro}
          {feed !== null && (
            <>
              可以用
              <a
                href={feed}
                className="print:hidden! reach inline-flex items-center gap-1"
                type="application/rss+xml"
              >
                <Icon of="rss" size={16} strokeWidth={2} />
                RSS 阅读器订阅{title}
              </a>
              。
            </>
          )}
        </p>
      }
      tabs={tabs}
      path={path}
      state={state}
      found={articles}
      unit="篇文章"
      empty={<p>暂时没有文章。</p>}
    >
      <ArticleList articles={articles.list} beside={state.page === 1 ? beside : undefined} />
    </ListPage>
  )
}
