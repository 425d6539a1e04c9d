import { DataTable } from '@/components/ui/data-table'
import { Flag } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { slopeOf } from '@/components/ui/plots/place-axis'
import { placeName } from '@/lib/schools/places'
import { rankings } from '@/lib/schools/rankings'
import { type RankEntry, type System, systems } from '@/lib/tools/rankings/entries'
import { type RankScope, type RankState, rankHref, type Sort } from '@/lib/tools/rankings/view'
import './rankings-table.css'
import { missingWords, systemNames } from './rankings-words'

type RankingsTableProps = {
  scope: RankScope
  state: RankState
  rows: readonly RankEntry[]
  /** The name of a country by its code. */
  nameOf: (code: string) => string
}

const { qs, arwu } = rankings

/**
 * Schools with their rank in each list. A missing rank is described in words; a heading is a link that sorts by its
 * column.
 */
export function RankingsTable({ scope, state, rows, nameOf }: RankingsTableProps) {
  const order: readonly System[] = scope.main === 'arwu' ? ['arwu', 'previous', 'qs'] : systems
  const [main = 'qs', ...others] = order
  const sorted = (sort: Sort) => ({
    ...(state.sort === sort && ({ sort: state.order === 'asc' ? 'ascending' : 'descending' } as const)),
    label: <SortLink scope={scope} state={state} sort={sort} />,
  })
  return (
    <div className="[--lead-width:5.25rem]">
      <DataTable
        isAnswer
        isCaptionHidden
        caption={`${qs.name} ${qs.edition}、${qs.previousEdition}，${arwu.name} ${arwu.edition}`}
        rows={rows}
        keyOf={({ href }) => href}
        head={{
          ...sorted('name'),
          cell: ({ name }) => name,
          href: ({ href }) => href,
          lang: ({ name, nameEn }) => (name === nameEn ? 'en' : undefined),
          below: ({ name, nameEn }) =>
            name !== nameEn && (
              <span className="max-md:hidden block text-muted text-sm font-normal" lang="en">
                {nameEn}
              </span>
            ),
        }}
        columns={(column) => [
          {
            ...column.lead('', (row) => (
              <span className="text-heading text-lg font-figure lining-nums tabular-nums">
                <PlaceText row={row} system={main} />
              </span>
            )),
            ...sorted(main),
          },
          column.words('所在地', (row) => (
            <span className="flex items-baseline gap-2">
              <Flag code={row.country} width={21} />
              <span className="whitespace-nowrap">
                {nameOf(row.country)}
                {placeName(row) !== '' && (
                  <span className="max-md:hidden block text-muted text-sm whitespace-normal">
                    {placeName(row)}
                  </span>
                )}
              </span>
            </span>
          )),
          ...others.map((system) => ({
            ...column.figure(
              '',
              (row: RankEntry) => <PlaceText row={row} system={system} isDrawn />,
              systemNames[system],
            ),
            ...sorted(system),
          })),
        ]}
        foot={
          <>
            名次：
            <Link href={qs.url}>
              {qs.name} {qs.edition}
            </Link>
            ，上一版 {qs.previousEdition}（© {qs.publisher}）；
            <Link href={arwu.url}>
              {arwu.name} {arwu.edition}
            </Link>
            ，收前 300 名，100 名以后为公布的区间（© {arwu.publisher}
            ）。斜线从上一版画到这一版，有一版是区间的画虚线。
          </>
        }
      />
    </div>
  )
}

type PlaceTextProps = { row: RankEntry; system: System; isDrawn?: boolean }

function PlaceText({ row, system, isDrawn = false }: PlaceTextProps) {
  const place = row.places[system]
  if (place === null) return <span className="text-muted font-sans text-sm">{missingWords[system]}</span>
  return (
    <>
      {place.text}
      {place.isTied && <small className="ms-1 text-muted font-sans text-xs">并列</small>}
      {isDrawn && system === 'previous' && row.places.qs !== null && (
        <span
          data-ranking="slope"
          // On phones below the place, in front of the second line, which begins with this cell.
          className="lg:float-end lg:ms-3 md:max-lg:hidden max-md:absolute max-md:end-full max-md:-bottom-1 max-md:me-4 max-md:w-16"
          aria-hidden="true"
        >
          <SlopeRank before={place} now={row.places.qs} />
        </span>
      )}
      {system === 'qs' && <Change row={row} />}
    </>
  )
}

/** The number of ranks that a school rose or fell since the last edition; nothing when one of the two is a band. */
function Change({ row: { places } }: { row: RankEntry }) {
  const { qs: now, previous: before } = places
  if (now === null || before === null || now.from !== now.to || before.from !== before.to) return null
  const moved = before.from - now.from
  if (moved === 0) return null
  return (
    <small className="ms-1 text-muted font-sans text-xs">
      <span aria-hidden="true">{moved > 0 ? '↑' : '↓'}</span>
      <span className="sr-only">比上一版{moved > 0 ? '升' : '降'} </span>
      {Math.abs(moved)}
    </small>
  )
}

type SortLinkProps = { scope: RankScope; state: RankState; sort: Sort }

/** A second press reverses the order. */
function SortLink({ scope, state, sort }: SortLinkProps) {
  const name = sort === 'name' ? '院校' : systemNames[sort]
  const isCurrent = state.sort === sort
  const next = isCurrent && state.order === 'asc' ? 'desc' : 'asc'
  return (
    <>
      <Link
        href={rankHref(scope, state, { sort, order: next })}
        className={`${isCurrent ? 'text-heading font-semibold' : 'text-inherit'} press gap-1 no-underline hover:text-heading hover:underline`}
        aria-label={`${name}，按此${next === 'asc' ? '正序' : '倒序'}`}
      >
        {name}
        {isCurrent && (
          <Icon of={state.order === 'asc' ? 'arrow-up' : 'arrow-down'} size={14} strokeWidth={2} />
        )}
      </Link>
      {/* The slope leads from the older number to the newer edition. */}
      {sort === 'previous' && (
        <span data-ranking="to" className="max-lg:hidden ms-2" data-to={qs.edition} aria-hidden="true" />
      )}
    </>
  )
}

type SlopeRankProps = {
  before: { from: number; to: number }
  now: { from: number; to: number }
}

const [width, height] = [64, 24]

/** Room for the dots at the edges. */
const edge = 4

/** The place in one edition and in the next one, joined by a line. The places are beside it as text. */
function SlopeRank({ before, now }: SlopeRankProps) {
  const slope = slopeOf(before, now)
  const y = (share: number) => Math.round((edge + share * (height - 2 * edge)) * 10) / 10
  const middle = ([top, bottom]: readonly [number, number]) => (top + bottom) / 2
  const [left, right] = [edge, width - edge]
  return (
    <svg
      data-rank="slope"
      data-way={slope.way}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={`M${left} ${y(middle(slope.before))}L${right} ${y(middle(slope.now))}`} />
      <circle cx={right} cy={y(middle(slope.now))} r={3} fill="currentColor" />
      {/* A band is a bar at its end of the line. */}
      {slope.way === 'unknown' && (
        <path
          data-rank="ends"
          d={`M${left} ${y(slope.before[0])}V${y(slope.before[1])}M${right} ${y(slope.now[0])}V${y(slope.now[1])}`}
        />
      )}
    </svg>
  )
}
