import { Link } from '@/components/ui/link'
import type { SearchAnswer } from '@/lib/contract/search'

/** A longer figure is shown as a sentence. */
const longestFigure = 24

type AnswerCardProps = {
  answer: SearchAnswer
  /** Level of its heading. The chat has a heading of its own above it. */
  level?: 2 | 3
}

/** The answer to a question, with year and source; or only where it is, such as a choice between two meanings. */
export function AnswerCard({ answer, level = 2 }: AnswerCardProps) {
  const { title, lines, unknown, link, links } = answer
  const Heading = level === 2 ? 'h2' : 'h3'
  const isShort = ({ value }: { value: string }) => value.length <= longestFigure
  // Below the first line a large figure among sentences would read as the answer only because it is short.
  const areFigures = lines.every(isShort)
  if (lines.length === 0 && unknown === null) return <Choice title={title} links={links} />
  return (
    <section
      className={`p-4 grid gap-3 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-8 lg:*:col-1 rounded-sm bg-white border border-line-strong`}
      data-answer
      aria-label={title}
    >
      <Heading className="text-base font-semibold">
        <Link href={link} className="text-inherit no-underline reach">
          {title}
        </Link>
      </Heading>
      {lines.length > 0 && (
        <dl className="grid grid-cols-fit-20 gap-x-8 gap-y-3">
          {lines.map(({ label, value, year, source_name, source_url }, at) => (
            <div key={`${label} ${value}`}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd
                className={
                  areFigures || (at === 0 && isShort({ value }))
                    ? `${at === 0 ? 'text-[1.5rem] leading-heading' : 'text-lg'} text-heading font-semibold tabular-nums`
                    : 'text-heading'
                }
              >
                {value}
              </dd>
              <dd className="text-muted text-sm">
                {year !== null && `${year} · `}
                {source_url === null ? source_name : <Link href={source_url}>{source_name}</Link>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unknown !== null && <p>{unknown}</p>}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 lg:flex-col lg:col-2! lg:row-[1/span_3] lg:self-center">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link className="press font-semibold" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Choice({ title, links }: Pick<SearchAnswer, 'title' | 'links'>) {
  return (
    <nav
      className="max-w-190 p-4 grid gap-3 rounded-sm bg-white border border-line-strong"
      aria-label={title}
      data-answer
    >
      <p className="font-semibold">{title}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className="press font-semibold" href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
