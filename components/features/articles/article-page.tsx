import { sceneOf } from '@/components/blocks/country-scene'
import { LinkList } from '@/components/blocks/link-list'
import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { RecordPage } from '@/components/features/record-page'
import { Contents } from '@/components/ui/contents'
import type { NewsArticle } from '@/lib/api/news'
import { readingLabels } from '@/lib/collections/kinds/labels'
import { checkLegend, checkMark } from '@/lib/facts/marks'
import { absoluteUrl, articleImage, organization } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'
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
      scene={article.country === null ? 'documents' : sceneOf(article.country)}
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

type Source = NewsArticle['sources'][number]

/**
 * The sources of an article: the pages that were read, with kind and day of reading, and pages for looking things up.
 */
function ArticleSources({ sources }: { sources: readonly Source[] }) {
  const read = sources.filter((source) => source.read !== null)
  const named = sources.filter((source) => source.read === null)
  return (
    <footer className="[--open-fold-end:0.75rem] text-muted text-quiet print:[&_a]:after:content-['_'attr(href)] print:[&_a]:after:break-all">
      {read.length > 0 && (
        <OpenPart label={`资料来源（${read.length}）`}>
          <List sources={read} />
        </OpenPart>
      )}
      {named.length > 0 && (
        <OpenPart label={`办理时请看这些页面（${named.length}）`}>
          <List sources={named} />
        </OpenPart>
      )}
      <p className="mt-2">{sources.some(({ note }) => note?.includes(checkMark)) && checkLegend}</p>
    </footer>
  )
}

function List({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-2 list-disc ps-[1.25em]">
      {sources.map((source) => {
        const note = noteOf(source)
        return (
          <li key={source.url} className="print:break-inside-avoid">
            <SourceLink source={source} />
            {note !== null && (note === checkMark ? note : `：${note}`)}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * The note of the figures from this page if there is one; otherwise the kind of page and the day on which it was
 * read.
 */
function noteOf({ read, checked, note }: Source): string | null {
  if (note) return note
  if (read === null) return null
  const kind = readingLabels()[read]
  return checked === null ? kind : `${kind}，${checked}`
}
