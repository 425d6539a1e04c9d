import { InlineLeadForm } from '@/components/lead/inline-form'
import { DetailPage } from '@/components/listing/detail-page'
import { LinkList } from '@/components/sections/link-list'
import type { Crumb } from '@/components/ui/breadcrumb'
import type { NewsArticle, NewsSummary } from '@/lib/api/news'
import { absoluteUrl, organization } from '@/lib/seo/json-ld'
import { ArticleBody } from './article-body'

type ArticlePageProps = {
  article: NewsArticle
  /** The list it stands in. */
  channel: Crumb
  related: readonly NewsSummary[]
}

/** One article with its sources, a form that says which article led to it, and what to read next. */
export function ArticlePage({ article, channel, related }: ArticlePageProps) {
  return (
    <DetailPage
      crumbs={[{ label: '首页', href: '/' }, channel, { label: article.title }]}
      title={article.title}
      meta={
        <>
          <span>
            发布 <time dateTime={article.date}>{article.date}</time>
          </span>
          <span>{article.author}</span>
        </>
      }
      data={{
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        datePublished: article.date,
        dateModified: article.updated,
        author: { '@type': 'Organization', name: article.author },
        publisher: organization(),
        mainEntityOfPage: absoluteUrl(article.href),
      }}
      aside={
        <InlineLeadForm
          kind="general"
          source={`文章·${article.title}`.slice(0, 100)}
          title="对照自己的情况问一问"
          text="把您的年级、成绩和目标告诉顾问，回电时会按这篇文章说的步骤逐项核对。"
        />
      }
      related={
        related.length > 0 && (
          <>
            <h2>接着读</h2>
            <LinkList
              label="相关文章"
              items={related.map(({ title, href, date }) => ({ label: title, href, note: date }))}
            />
          </>
        )
      }
    >
      <ArticleBody article={article} />
    </DetailPage>
  )
}
