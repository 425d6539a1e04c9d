import type { Season } from '@/lib/contract/city-guide'
import './company.css'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Whether a month is in a season, also in one that continues into the next year. */
export const isInSeason = ({ from, to }: Pick<Season, 'from' | 'to'>, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to

/** The name of a season: 3–4 月, 11 月至次年 1 月, 3 月. */
export function seasonName({ from, to }: Pick<Season, 'from' | 'to'>): string {
  if (from === to) return `${from} 月`
  return from < to ? `${from}–${to} 月` : `${from} 月至次年 ${to} 月`
}

/** The seasons of a year, each on a ruler of twelve months. */
export function SeasonStrip({ seasons }: { seasons: readonly Season[] }) {
  return (
    <ol className="border-b border-line">
      {seasons.map((season) => (
        <li
          key={season.text}
          data-company="season"
          className="grid grid-cols-1 items-center border-t border-line py-4"
        >
          <h3 className="text-base tabular-nums">{seasonName(season)}</h3>
          <div
            data-company="ruler"
            className="grid text-muted text-xs tabular-nums border border-line rounded-sm text-center overflow-hidden grid-cols-12 max-w-96"
            aria-hidden="true"
          >
            {months.map((month) => (
              <span key={month} {...(isInSeason(season, month) && { 'data-company': 'in' })}>
                {month}
              </span>
            ))}
          </div>
          <p className="max-w-measure">{season.text}</p>
        </li>
      ))}
    </ol>
  )
}
