import { Flag } from '@/components/ui/flag'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { placeName } from '@/lib/schools/places'
import { rankings } from '@/lib/schools/rankings'
import { type RankEntry, type System, systems } from '@/lib/tools/rankings/entries'
import { type RankScope, type RankState, rankHref, type Sort } from '@/lib/tools/rankings/view'
import './rankings-table.css'
import { slopeOf } from '@/components/ui/plots/place-axis'
import { missingWords, systemNames } from './rankings-words'

type RankingsTableProps = {
  scope: RankScope
  state: RankState
  rows: readonly RankEntry[]
  /** The name of a country by its code. */
  nameOf: (code: string) => string
}

const { qs, arwu } = rankings

/** Id of the note that describes the table with its editions. It comes after the rows, which visitors look for. */
const foot = 'ranking-editions'

/**
 * Schools with their rank in each list. A missing rank is described in words; a heading is a link that sorts by its
 * column.
 */
export function RankingsTable({ scope, state, rows, nameOf }: RankingsTableProps) {
  const order: readonly System[] = scope.main === 'arwu' ? ['arwu', 'qs', 'previous'] : systems
  const head = { scope, state }
  return (
    <div>
      <table data-ranking="table" className="w-full" aria-labelledby={foot}>
        <thead>
          <tr>
            <RankHead {...head} sort={order[0] ?? 'qs'} part="rank">
              {systemNames[order[0] ?? 'qs']}
            </RankHead>
            <RankHead {...head} sort="name" part="school">
              院校
            </RankHead>
            <th scope="col" data-ranking="place">
              所在地
            </th>
            {order.slice(1).map((system) => (
              <RankHead key={system} {...head} sort={system} part="second">
                {systemNames[system]}
              </RankHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.href} data-answer={at === 0 ? '' : undefined}>
              <PlaceCell row={row} system={order[0] ?? 'qs'} part="rank" />
              <th scope="row" data-ranking="school">
                <Link href={row.href} {...(row.name === row.nameEn && { lang: 'en' })}>
                  {row.name}
                </Link>
                {row.name !== row.nameEn && (
                  <span className="max-md:hidden block text-muted text-sm" lang="en">
                    {row.nameEn}
                  </span>
                )}
              </th>
              <td data-ranking="place">
                <span className="flex items-center gap-2 whitespace-nowrap">
                  <Flag code={row.country} width={21} />
                  {nameOf(row.country)}
                </span>
                {placeName(row) !== '' && (
                  <span data-ranking="city" className="max-md:hidden block text-muted text-sm">
                    {placeName(row)}
                  </span>
                )}
              </td>
              {order.slice(1).map((system) => (
                <PlaceCell key={system} row={row} system={system} part="second" isDrawn />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={foot} data-ranking="foot" className="mt-3 text-muted text-quiet max-w-240">
        名次：
        <Link href={qs.url}>
          {qs.name} {qs.edition}
        </Link>
        ，上一版 {qs.previousEdition}（© {qs.publisher}）；
        <Link href={arwu.url}>
          {arwu.name} {arwu.edition}
        </Link>
        ，收前 300 名，100 名以后为公布的区间（© {arwu.publisher}
        ）。
        <span className="max-lg:hidden">斜线从上一版画到这一版，有一版是区间的画虚线。</span>
      </p>
    </div>
  )
}

function PlaceCell({
  row,
  system,
  part,
  isDrawn = false,
}: {
  row: RankEntry
  system: System
  part: 'rank' | 'second'
  isDrawn?: boolean
}) {
  const place = row.places[system]
  return (
    <td data-ranking={part} data-label={systemNames[system]}>
      {place === null ? (
        <span className="text-muted font-sans text-sm">{missingWords[system]}</span>
      ) : (
        <>
          {place.text}
          {place.isTied && <small className="ms-1 text-muted font-sans text-xs">并列</small>}
          {isDrawn && system === 'previous' && row.places.qs !== null && (
            <span data-ranking="slope" className="float-end ms-3 max-lg:hidden" aria-hidden="true">
              <SlopeRank before={place} now={row.places.qs} />
            </span>
          )}
          {system === 'qs' && <Change row={row} />}
        </>
      )}
    </td>
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

type RankHeadProps = {
  scope: RankScope
  state: RankState
  sort: Sort
  part: 'rank' | 'school' | 'second'
  children: string
}

/** A second press reverses the order. */
function RankHead({ scope, state, sort, part, children }: RankHeadProps) {
  const isCurrent = state.sort === sort
  const next = isCurrent && state.order === 'asc' ? 'desc' : 'asc'
  const icon = state.order === 'asc' ? 'arrow-up' : 'arrow-down'
  // The slope leads from the older number to the newer edition.
  const isBehind = sort === 'previous'
  return (
    <th
      scope="col"
      data-ranking={part}
      {...(isCurrent && { 'aria-sort': state.order === 'asc' ? 'ascending' : 'descending' })}
    >
      <span className={isBehind ? 'flex items-center justify-between' : undefined}>
        <Link
          href={rankHref(scope, state, { sort, order: next })}
          data-ranking="sort"
          className="text-inherit press gap-1 no-underline hover:text-heading hover:underline"
          aria-label={`${children}，按此${next === 'asc' ? '正序' : '倒序'}`}
        >
          {children}
          {isCurrent && <Icon of={icon} size={14} strokeWidth={2} />}
        </Link>
        {isBehind && (
          <span data-ranking="to" className="max-lg:hidden" data-to={qs.edition} aria-hidden="true" />
        )}
      </span>
    </th>
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
      {/* A stroke without length is a dot, and that of a band is a bar. */}
      <path
        data-rank="ends"
        d={`M${left} ${y(slope.before[0])}V${y(slope.before[1])}M${right} ${y(slope.now[0])}V${y(slope.now[1])}`}
      />
    </svg>
  )
}
