import { Contents } from '@/components/ui/contents'
import type { NewsArticle } from '@/lib/api/news'
import { KeyFigureBox } from './key-figure'

/** The text of an article. */
export function ArticleBody({ article }: { article: NewsArticle }) {
  return (
    <div className="grid gap-6 print:gap-4 print:text-[11pt] print:leading-relaxed">
      <p className="border-s-3 border-s-ink-200 bg-paper-deep text-heading px-4 py-3" data-answer>
        {article.summary}
      </p>
      {article.figure !== undefined && (
        <div className="lg:hidden">
          <KeyFigureBox figure={article.figure} />
        </div>
      )}
      {isLong(article) && (
        <div className="lg:hidden">
          <ArticleContents article={article} />
        </div>
      )}
      {article.sections.map((section, at) => (
        <section key={section.heading} className="grid gap-4">
          {section.heading !== null && (
            <h2 className="text-xl print:break-after-avoid" id={`part-${at + 1}`}>
              {section.heading}
            </h2>
          )}
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list !== undefined && (
            <ul className="grid gap-2 list-disc ps-[1.25em]">
              {section.list.map((item) => (
                <li key={item} className="print:break-inside-avoid">
                  {item}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

/** The headings of an article as links: before a long text on phones, beside every text on wide screens. */
export function ArticleContents({ article: { sections } }: { article: NewsArticle }) {
  const entries = sections.flatMap(({ heading }, at) =>
    heading === null ? [] : [{ id: `part-${at + 1}`, label: heading }],
  )
  return entries.length > 2 && <Contents isColumn entries={entries} />
}

const isLong = ({ sections }: NewsArticle) =>
  sections.length <= 8 &&
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join('').length > 1200
