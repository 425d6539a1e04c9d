import { CardLink } from '@/components/ui/card'
import type { NewsSummary } from '@/lib/api/news'
import styles from './article-list.module.css'

/** Articles one under the other, newest first as they come. */
export function ArticleList({ articles }: { articles: readonly NewsSummary[] }) {
  return (
    <ol className={styles.list}>
      {articles.map((article) => (
        <li key={article.href} className={styles.item}>
          <time className={styles.date} dateTime={article.date}>
            {article.date}
          </time>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <CardLink href={article.href}>{article.title}</CardLink>
            </h2>
            <p>{article.summary}</p>
            <p className={styles.author}>{article.author}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
