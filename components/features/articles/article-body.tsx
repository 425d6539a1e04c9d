import { each } from '@/components/ui/each'
import type { NewsArticle } from '@/lib/api/news'
import styles from './article-body.module.css'
import { ArticleSources } from './article-sources'

/** The text of an article and what it rests on. */
export function ArticleBody({ article }: { article: NewsArticle }) {
  return (
    <div className={styles.body}>
      <p className={styles.summary}>{article.summary}</p>
      {each(article.sections, (section) => (
        <section className={styles.section}>
          {section.heading !== null && <h2>{section.heading}</h2>}
          {each(section.paragraphs, (paragraph) => (
            <p>{paragraph}</p>
          ))}
          {section.list !== undefined && (
            <ul>
              {each(section.list, (item) => (
                <li>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <ArticleSources sources={article.sources} />
    </div>
  )
}
