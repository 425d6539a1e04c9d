import { RecordList } from '@/components/blocks/record-list'
import type { NewsSummary } from '@/lib/api/news'

/** Articles one below the other, in the given order. */
export function ArticleList({ articles }: { articles: readonly NewsSummary[] }) {
  return (
    <RecordList
      label="文章"
      rows={articles.map(({ href, title, date, author, summary }) => ({
        href,
        title,
        line: (
          <>
            <time dateTime={date}>{date}</time> · {author}
          </>
        ),
        text: summary,
      }))}
    />
  )
}
