import { Fragment } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { WholeDays, WholeValues } from '@/components/ui/whole-values'
import type { Statement } from '@/lib/facts/registry'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import type { GaokaoMatch } from '@/lib/tools/gaokao/match'
import { countryName, englishWords, gapWords, isWholeCountry, lineWords, scoreWords } from './gaokao-words'

/** Universities with a published line: the line, and how far above or below it the score is. */
export function LineTable({
  caption,
  matches,
  hasSources = true,
}: {
  caption: string
  matches: readonly GaokaoMatch[]
  hasSources?: boolean
}) {
  if (matches.length === 0) return null
  return (
    // Tables below each other have their columns at the same places.
    <div className="md:[&_th:nth-child(-n+3)]:w-[19%]!">
      <DataTable
        caption={caption}
        rows={matches}
        keyOf={({ university }) => university.id}
        openRows={8}
        rest={`其余 ${matches.length - 8} 条`}
        head={{ label: '学校', cell: ({ university }) => <UniversityLink university={university} /> }}
        columns={(column) => [
          column.value('分数线', lineWords),
          column.value('您的分', gapWords),
          column.detail('地方、英语和出处', (match) => hasSources && <Sources match={match} />),
        ]}
      />
    </div>
  )
}

function Sources({ match: { university, english, needed, isAll, missing } }: { match: GaokaoMatch }) {
  const { country, statements, besides } = university
  const words = [countryName(country), besides, englishWords(english)].filter((part) => part !== null)
  return (
    <>
      <WholeValues text={words.join(' · ')} />
      {/* On phones the range says the first, and the fold with the words of each page has the others. */}
      <span className="max-lg:hidden">
        {needed !== null && missing === 0 && !isAll && ` · 高的专业要 ${needed.high} 分`}
        <Origins statements={statements} />
      </span>
    </>
  )
}

/** The pages with the words of a university. */
export const Origins = ({ statements }: { statements: readonly Statement[] }) =>
  [...Map.groupBy(statements, originKey).values()].map((own) => (
    <Fragment key={own[0]?.id}>
      {' · '}
      <PublisherPages statements={own} />
    </Fragment>
  ))

const originKey = ({ asOf, kind, source }: Statement) => [asOf, kind, source.name].join(' ')

/** Pages of one publisher and day: its name once, the further pages behind it. */
function PublisherPages({ statements: [first, ...others] }: { statements: readonly Statement[] }) {
  if (first === undefined) return null
  const pages = new Set(
    others.flatMap(({ source: { url } }) => url ?? []).filter((url) => url !== first.source.url),
  )
  return (
    <>
      <Origin statement={first} />
      {[...pages].map((url) => (
        <Fragment key={url}>
          、
          <SourceLink source={{ name: '另一页', url }} />
        </Fragment>
      ))}
    </>
  )
}

/** Universities without a number: what their pages say. Those with the same text are one row. */
export function WordsTable({ caption, matches }: { caption: string; matches: readonly GaokaoMatch[] }) {
  if (matches.length === 0) return null
  const rows = Map.groupBy(matches, (match) =>
    [match.university.country, scoreWords(match), ...match.university.statements.map(({ id }) => id)].join(
      '|',
    ),
  )
  return (
    <DataTable
      caption={caption}
      rows={[...rows]}
      keyOf={([key]) => key}
      openRows={8}
      rest={`其余 ${rows.size - 8} 行`}
      head={{
        label: '学校',
        cell: ([, own]) => <UniversityLinks matches={own} />,
      }}
      columns={(column) => [column.detail('怎样写', ([, own]) => <Asks matches={own} />)]}
    />
  )
}

function Asks({ matches }: { matches: readonly GaokaoMatch[] }) {
  const [match] = matches
  if (match === undefined) return null
  const { university } = match
  const english = [...Map.groupBy(matches, (each) => englishWords(each.english))].flatMap(([words, own]) =>
    words === null
      ? []
      : ` · ${own.length < matches.length ? `${own.map((each) => each.university.name).join('、')}` : ''}${words}`,
  )
  return (
    <>
      {countryName(university.country)} · {scoreWords(match)}
      {english}
      {university.statements.map((statement) => (
        <span key={statement.id} className="block">
          <WholeDays text={statement.text} />（<Origin statement={statement} />）
        </span>
      ))}
    </>
  )
}

function Origin({ statement: { asOf, kind, source } }: { statement: Statement }) {
  return (
    <>
      <span className="whitespace-nowrap">{asOf === '日期不详' ? '页面日期不详' : asOf}</span>
      {kind === 'secondary' && '，转述'}，
      <SourceLink source={source} />
    </>
  )
}

function UniversityLink({ university: { id, name, country } }: Pick<GaokaoMatch, 'university'>) {
  return (
    <Link href={isWholeCountry(id) ? listHref(paths.schools, { country }) : detailPath.school(id)}>
      {name}
    </Link>
  )
}

/** The names of universities, joined by 、. */
export const UniversityLinks = ({ matches }: { matches: readonly GaokaoMatch[] }) =>
  matches.map(({ university }, at) => (
    <span key={university.id}>
      {at > 0 && '、'}
      <UniversityLink university={university} />
    </span>
  ))
