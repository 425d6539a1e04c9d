import type { ReactNode } from 'react'
import { BandGrid } from '@/components/blocks/band-grid'
import { CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { WholeValues } from '@/components/ui/whole-values'
import type { NewsSummary } from '@/lib/api/news'
import { KeyNumber, keyFigureTitle } from './key-figure'

type ArticleListProps = {
  articles: readonly NewsSummary[]
  /** Beside the first articles, of which the leading one is larger. */
  beside?: ReactNode
}

/** Articles below the leading one that fit the height of what is beside them. */
const besideCount = 5

/** Articles in the given order, in two columns on wide screens. What is beside them has the newest one with a figure before the others. */
export function ArticleList({ articles, beside }: ArticleListProps) {
  const lead = beside === undefined ? undefined : (articles.find(({ figure }) => figure) ?? articles[0])
  if (lead === undefined) return <ArticleRows articles={articles} isWide />
  const others = articles.filter((article) => article !== lead)
  return (
    <>
      <BandGrid margin={<div className="min-w-0">{beside}</div>}>
        <div className="grid grid-cols-1 content-start gap-4">
          <LeadArticle article={lead} />
          <ArticleRows articles={others.slice(0, besideCount)} />
        </div>
      </BandGrid>
      <ArticleRows articles={others.slice(besideCount)} isWide />
    </>
  )
}

type ArticleRowsProps = { articles: readonly NewsSummary[]; isWide?: boolean }

function ArticleRows({ articles, isWide = false }: ArticleRowsProps) {
  if (articles.length === 0) return null
  return (
    <ul
      className={`grid grid-cols-1 ${isWide ? 'lg:grid-cols-2' : ''} gap-x-12 border-t border-line`}
      aria-label="文章"
    >
      {articles.map((article) => (
        <li
          key={article.href}
          className="group relative flex items-start gap-4 py-4 border-b border-line print:break-inside-avoid"
        >
          <CountryMark article={article} />
          <div className="min-w-0 flex-1">
            <h2 className="leading-normal text-base group-hover:underline">
              <CardLink href={article.href}>
                <WholeValues text={article.title} />
              </CardLink>
            </h2>
            <Byline article={article} />
            <p className="max-lg:hidden text-muted text-quiet leading-relaxed">{article.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The leading article of a list with the figure that it is about. */
function LeadArticle({ article }: { article: NewsSummary }) {
  const { href, title, summary, figure } = article
  return (
    <article className="group relative grid content-start gap-4 p-6 border border-line rounded-md bg-card">
      <div className="flex items-start gap-4">
        <CountryMark article={article} />
        <div className="min-w-0 flex-1 grid gap-1">
          <h2 className="text-xl leading-heading group-hover:underline">
            <CardLink href={href}>
              <WholeValues text={title} />
            </CardLink>
          </h2>
          <Byline article={article} />
        </div>
      </div>
      <p className="leading-relaxed">{summary}</p>
      {figure !== undefined && (
        <div className="grid gap-1">
          <KeyNumber figure={figure} />
          <p className="text-muted text-quiet">
            {keyFigureTitle(figure)}，{figure.period}
          </p>
        </div>
      )}
    </article>
  )
}

const CountryMark = ({ article: { country } }: { article: NewsSummary }) => (
  <span className="flex flex-none items-center justify-center size-16 max-lg:size-11 bg-hue-soft rounded-sm">
    {country === null ? <Icon of="compass" className="text-hue" /> : <Flag code={country} width={32} />}
  </span>
)

const Byline = ({ article: { date, author } }: { article: NewsSummary }) => (
  <p className="text-muted text-quiet tabular-nums leading-normal">
    <time dateTime={date}>{date}</time> · {author}
  </p>
)
