import { LinkList } from '@/components/blocks/link-list'
import { RecordPage } from '@/components/features/record-page'
import { Contents } from '@/components/ui/contents'
import type { NewsArticle } from '@/lib/api/news'
import { absoluteUrl, articleImage, organization } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'
import { ArticleSources } from './article-sources'
import { articleChannels } from './channels'
import { KeyFigureBox } from './key-figure'
import type { Surroundings } from './related'

/** Search engines want the time zone of a day. */
const midnight = (day: string) => `${day}T00:00:00+08:00`

/** One article with its sources, a form that names the article as its origin, and related articles. */
export function ArticlePage({ article, related, country }: { article: NewsArticle } & Surroundings) {
  const channel = articleChannels[article.type]
  return (
    <RecordPage
      above={[{ label: channel.title, href: channel.path }]}
      name={article.title}
      meta={
        <>
          <span>
            发布 <time dateTime={article.date}>{article.date}</time>
          </span>
          {article.updated !== null && (
            <span>
              更新 <time dateTime={article.updated}>{article.updated}</time>
            </span>
          )}
          <span>{article.author}</span>
        </>
      }
      data={{
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        image: articleImage(article.href),
        datePublished: midnight(article.date),
        ...(article.updated !== null && { dateModified: midnight(article.updated) }),
        author: { '@type': 'Organization', name: article.author },
        publisher: organization(),
        mainEntityOfPage: absoluteUrl(article.href),
        inLanguage: site.language,
        citation: article.sources.map(({ url }) => url),
      }}
      form={{
        kind: 'general',
        source: `文章·${article.title}`,
        title: '对照自己的情况问一问',
        text: '回电时请说年级、成绩和目标，顾问按这篇文章说的步骤逐项核对。',
      }}
      ask={null}
      beside={[
        article.figure && <KeyFigureBox key="figure" figure={article.figure} />,
        <ArticleContents key="contents" article={article} />,
      ]}
      bands={<ArticleSources sources={article.sources} />}
      related={
        <div className="grid-cols-1 nav:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] *:only:col-span-full gap-x-12 gap-y-8 grid">
          {related.length > 0 && (
            <section className="grid content-start gap-3" aria-labelledby="related">
              <h2 className="text-lg" id="related">
                接着读
              </h2>
              <LinkList
                label="相关文章"
                items={related.map(({ title, href, date }) => ({ label: title, href, note: date }))}
              />
            </section>
          )}
          {country !== null && (
            <section className="grid content-start gap-3" aria-labelledby="country">
              <h2 className="text-lg" id="country">
                {country.name}的其他资料
              </h2>
              <LinkList label={`${country.name}的其他资料`} items={country.links} />
            </section>
          )}
        </div>
      }
    >
      <ArticleBody article={article} />
    </RecordPage>
  )
}

/** The text of an article. */
function ArticleBody({ article }: { article: NewsArticle }) {
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
function ArticleContents({ article: { sections } }: { article: NewsArticle }) {
  const entries = sections.flatMap(({ heading }, at) =>
    heading === null ? [] : [{ id: `part-${at + 1}`, label: heading }],
  )
  return entries.length > 2 && <Contents isColumn entries={entries} />
}

const isLong = ({ sections }: NewsArticle) =>
  sections.length <= 8 &&
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]).join('').length > 1200
