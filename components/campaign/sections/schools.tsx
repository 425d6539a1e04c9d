import Link from 'next/link'
import { listOf, loadNames, toRankedSchool } from '@/components/channels/load-records'
import { RankTable } from '@/components/sections/rank-table'
import { ButtonLink } from '@/components/ui/button-link'
import { listSchools, type SchoolSummary } from '@/lib/api/schools'
import { paths } from '@/lib/routing/paths'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './schools.module.css'

/** Schools of a country from the library: universities by published rank, high schools by name. */
export async function SchoolsSection({ section, index }: SectionProps<'schools'>) {
  const { country, level, limit, heading, intro } = section
  const isHigh = level === 'high'
  const [{ countryOf }, schools] = await Promise.all([
    loadNames(),
    listOf(
      listSchools({
        level: isHigh ? 'hischool' : 'university',
        country,
        sort: isHigh ? 'name' : 'rank',
        limit,
      }),
    ),
  ])
  const ranking = schools.find(({ rank }) => rank !== null)?.rank
  const list = `${isHigh ? paths.highSchools : paths.schools}?country=${country}`
  return (
    <Band index={index} heading={heading} intro={intro} layout="full">
      {schools.length === 0 ? (
        <p>名单暂时读不到，请到院校库查看，或致电询问。</p>
      ) : ranking === undefined || ranking === null ? (
        <SchoolNames schools={schools} />
      ) : (
        <RankTable
          schools={schools.map((school) => toRankedSchool(school, countryOf))}
          caption={`按 ${ranking.source} ${ranking.year} 公布的位次排列；位次只说明这一份榜单`}
          rankLabel={`${ranking.year} 位次`}
          secondRankLabel="软科 ARWU 2025"
        />
      )}
      <p className={styles.more}>
        <ButtonLink href={list} variant="quiet" arrow>
          到院校库看{countryOf(country)}的全部{isHigh ? '中学' : '院校'}
        </ButtonLink>
      </p>
    </Band>
  )
}

const boardingNames: Record<NonNullable<SchoolSummary['boarding']>, string> = {
  boarding: '寄宿',
  day: '走读',
  both: '寄宿与走读',
  private: '私立',
}

function SchoolNames({ schools }: { schools: readonly SchoolSummary[] }) {
  return (
    <ul className={styles.names}>
      {schools.map(({ id, name, nameEn, href, city, state, boarding }) => (
        <li key={id}>
          <Link href={href} prefetch={false}>
            {name}
          </Link>
          {nameEn !== name && <span lang="en">{nameEn}</span>}
          <span>
            {[city, state].filter((part) => part !== null).join(', ') || '所在地暂无数据'}
            {boarding !== null && ` · ${boardingNames[boarding]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
