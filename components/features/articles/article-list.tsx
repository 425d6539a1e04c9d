import { CardLink } from '@/components/ui/card'
import { Flag } from '@/components/ui/flag'
import { WholeValues } from '@/components/ui/whole-values'
import type { NewsSummary } from '@/lib/api/news'

/** Articles in the given order, in two columns on wide screens. */
export function ArticleList({ articles }: { articles: readonly NewsSummary[] }) {
  return (
    <ul className="grid grid-cols-1 lg:grid-cols-2 gap-x-12 border-t border-line" aria-label="文章">
      {articles.map(({ href, title, date, author, summary, country }) => (
        <li
          key={href}
          className="group relative flex items-start gap-4 py-4 border-b border-line print:break-inside-avoid"
        >
          <span className="max-lg:hidden flex flex-none items-center justify-center size-16 bg-hue-soft rounded-sm">
            {country !== null && <Flag code={country} width={32} />}
          </span>
          <div className="min-w-0 flex-1">
            <h2 className="leading-normal text-base group-hover:underline">
              <CardLink href={href}>
                <WholeValues text={title} />
              </CardLink>
            </h2>
            <p className="text-muted text-quiet tabular-nums leading-normal">
              <time dateTime={date}>{date}</time> · {author}
            </p>
            <p className="max-lg:hidden text-muted text-quiet leading-relaxed">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Articles as links with their day, for the margin of a page about something else. */
export function ArticleLinks({ articles }: { articles: readonly NewsSummary[] }) {
  return (
    <ul className="grid grid-cols-1" aria-label="文章">
      {articles.map(({ href, title, date }) => (
        <li key={href} className="group relative py-3 border-b border-line print:break-inside-avoid">
          <CardLink href={href}>
            <WholeValues text={title} />
          </CardLink>
          <p className="text-muted text-quiet tabular-nums leading-normal">
            <time dateTime={date}>{date}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}
