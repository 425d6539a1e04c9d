import { Contents } from '@/components/ui/contents'
import type { NewsArticle } from '@/lib/api/news'
import styles from './article-body.module.css'
import { ArticleSources } from './article-sources'

/** The text of an article and its sources. */
export function ArticleBody({ article }: { article: NewsArticle }) {
  const headings = article.sections.flatMap(({ heading }, at) =>
    heading === null ? [] : [{ id: `part-${at + 1}`, label: heading }],
  )
  return (
    <div className={`${styles.body} stack gap-4`}>
      <p className={styles.summary} data-answer>
        {article.summary}
      </p>
      {isLong(article) && <Contents isColumn entries={headings} />}
      {article.sections.map((section, at) => (
        <section key={section.heading} className={`${styles.section} stack gap-4`}>
          {section.heading !== null && <h2 id={`part-${at + 1}`}>{section.heading}</h2>}
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

const isLong = ({ sections }: NewsArticle) =>
  sections.length <= 8 &&
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join('').length > 1200
