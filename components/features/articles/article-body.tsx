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
    <div className={`${styles.body} stack gap-5`}>
      <p className={`${styles.summary} dark inset-3-4`} data-answer>
        {article.summary}
      </p>
      {isLong(article) && <Contents isColumn entries={headings} />}
      {article.sections.map((section, at) => (
        <section key={section.heading} className={`${styles.section} stack gap-4`}>
          {section.heading !== null && (
            <h2 className="larger" id={`part-${at + 1}`}>
              {section.heading}
            </h2>
          )}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list !== undefined && (
            <ul className="stack gap-2 bullets">
              {section.list.map((item) => (
                <li key={item} className="unbroken">
                  {item}
                </li>
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
