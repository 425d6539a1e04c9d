import type { NewsArticle } from '@/lib/api/news'
import styles from './article-body.module.css'

/** The text of an article and what it rests on. */
export function ArticleBody({ article }: { article: NewsArticle }) {
  return (
    <div className={styles.body}>
      <p className={styles.summary}>{article.summary}</p>
      {article.sections.map((section) => (
        <section key={section.heading ?? section.paragraphs[0]} className={styles.section}>
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
      <footer className={styles.sources}>
        <h2>资料来源</h2>
        <ul>
          {article.sources.map((source) => (
            <li key={source.url}>
              <a href={source.url} rel="noreferrer">
                {source.name}
              </a>
            </li>
          ))}
        </ul>
        <p>
          最近核对：<time dateTime={article.updated}>{article.updated}</time>
          。政策与费用会调整，递交前请以官方页面当日内容为准。
        </p>
      </footer>
    </div>
  )
}
