import type { NewsArticle } from '@/lib/api/news'
import styles from './article-body.module.css'
import { ArticleSources } from './article-sources'

/** The text of an article and what it rests on. */
export function ArticleBody({ article }: { article: NewsArticle }) {
  return (
    <div className={styles.body}>
      <p className={styles.summary}>{article.summary}</p>
      {article.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          {section.heading !== null && <h2>{section.heading}</h2>}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list !== undefined && (
            <ul>
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <ArticleSources sources={article.sources} />
    </div>
  )
}
