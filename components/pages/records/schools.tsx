import { RankTable } from '@/components/blocks/rank-table'
import { listOf, loadNames, toRankedSchool } from '@/components/features/records'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { listSchools, type SchoolSummary } from '@/lib/api/schools'
import type { SectionOf } from '@/lib/blocks/schema'
import { paths } from '@/lib/routing/paths'
import { boardingLabels } from '@/lib/schools/labels'
import { placeName } from '@/lib/schools/places'
import { rankings } from '@/lib/schools/rankings'

/**
 * Schools of the library: universities by published rank, high schools in the order of the library with frequently
 * requested ones first. Without a country: the first schools of the ranking.
 */
export async function SchoolRecords({ country, level, limit }: SectionOf<'schools'>) {
  const isHigh = level === 'high'
  const [{ countryOf }, schools] = await Promise.all([
    loadNames(),
    listOf(
      listSchools({
        level: isHigh ? 'hischool' : 'university',
        ...(country === undefined ? { band: 'top50' } : { country }),
        sort: 'rank',
        limit,
      }),
    ),
  ])
  const ranking = schools.find(({ rank }) => rank !== null)?.rank
  return (
    <>
      {schools.length === 0 ? (
        <p>名单暂时读不到，请到院校库查看，或致电询问。</p>
      ) : ranking === undefined || ranking === null ? (
        <SchoolNames schools={schools} />
      ) : (
        <RankTable
          schools={schools.map((school) => toRankedSchool(school, countryOf))}
          caption={
            country === undefined
              ? `QS ${ranking.year}：院校库已收录学校的前 ${schools.length} 所`
              : `按 ${ranking.source} ${ranking.year} 公布的位次排列；别的榜单算法不同，位次也会不同`
          }
          rankLabel={country === undefined ? `QS ${ranking.year}` : `${ranking.year} 位次`}
          secondRankLabel={`软科 ARWU ${rankings.arwu.edition}`}
        />
      )}
      {country !== undefined && (
        <p className="mt-4">
          <ButtonLink
            href={`${isHigh ? paths.highSchools : paths.schools}?country=${country}`}
            variant="quiet"
            arrow
          >
            到院校库看{countryOf(country)}的全部{isHigh ? '中学' : '院校'}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** The schools of a country are followed by a link that names it. */
export const linksOfSchools = ({ country, level }: SectionOf<'schools'>) =>
  country === undefined
    ? [{ label: '看更多学校', href: `${level === 'high' ? paths.highSchools : paths.schools}?band=top50` }]
    : []

function SchoolNames({ schools }: { schools: readonly SchoolSummary[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8">
      {schools.map(({ name, nameEn, href, country, city, state, boarding }) => (
        <li key={href} className="grid py-3 border-t border-line">
          <Link className="press text-heading font-semibold" href={href}>
            {name}
          </Link>
          {nameEn !== name && (
            <span className="text-muted text-sm" lang="en">
              {nameEn}
            </span>
          )}
          <span className="text-muted text-sm">
            {placeName({ country, city, state }) || '所在地见学校官网'}
            {boarding !== null && ` · ${boardingLabels[boarding]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
