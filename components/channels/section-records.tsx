import Link from 'next/link'
import { levelNames } from '@/components/cases/labels'
import { CategoryGrid } from '@/components/majors/category-grid'
import { CaseCards } from '@/components/sections/case-cards'
import { PeopleGroups } from '@/components/sections/people-groups'
import { RankTable } from '@/components/sections/rank-table'
import { ButtonLink } from '@/components/ui/button-link'
import { type CaseLevel, type CaseQuery, listCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { getMajorIndex, listMajors } from '@/lib/api/majors'
import { listSchools } from '@/lib/api/schools'
import { paths } from '@/lib/routing/paths'
import { CaseLines, CaseMatrix } from './case-matrix'
import { loadPeople } from './load-people'
import { listOf, loadNames, toCaseFacts, toRankedSchool } from './load-records'
import styles from './section-records.module.css'
import { Stack } from './stack'

/** The largest page of the contract: the cases of all countries fit into it. */
const allCases = 60

/** Said where a list could not be had, so that a heading never stands over nothing. */
const unavailable = <p>名单暂时读不到，请稍后再看，或致电询问。</p>

export async function PeopleRecords(query: { countries: readonly string[]; subjects: readonly string[] }) {
  return <PeopleGroups groups={await loadPeople(query)} />
}

export async function CaseRecords(query: Pick<CaseQuery, 'country' | 'level' | 'group'>) {
  const [{ countryOf }, cases] = await Promise.all([loadNames(), listOf(listCases({ ...query, limit: 3 }))])
  if (cases.length === 0) return unavailable
  return <CaseCards cases={cases.map((item) => toCaseFacts(item, countryOf))} />
}

export async function CaseMatrixRecords() {
  const [{ countryOf }, cases] = await Promise.all([loadNames(), listOf(listCases({ limit: allCases }))])
  return cases.length === 0 ? unavailable : <CaseMatrix cases={cases} countryOf={countryOf} />
}

export async function CasesByLevelRecords({
  levels,
}: {
  levels: readonly { level: CaseLevel; text: string }[]
}) {
  const [{ countryOf }, cases] = await Promise.all([loadNames(), listOf(listCases({ limit: allCases }))])
  return (
    <div className={styles.levels}>
      {levels.map(({ level, text }) => {
        const own = cases.filter((item) => item.level === level)
        return (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h3 id={`level-${level}`} className={styles.title}>
              {levelNames[level]}
            </h3>
            <p className={styles.text}>{text}</p>
            {own.length === 0 ? unavailable : <CaseLines cases={own} countryOf={countryOf} />}
          </section>
        )
      })}
    </div>
  )
}

export async function HotMajorRecords() {
  const [index, hot] = await Promise.all([
    orEmpty(getMajorIndex().then(({ categories }) => categories)),
    listOf(listMajors({ hot: '1', limit: 60 })),
  ])
  if (index.length === 0) return unavailable
  return (
    <Stack>
      <ul className={styles.hot} aria-label="编辑选出的热门专业">
        {hot.map(({ id, name, href }) => (
          <li key={id}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <CategoryGrid categories={index} />
    </Stack>
  )
}

export async function SchoolRecords() {
  const [{ countryOf }, schools] = await Promise.all([
    loadNames(),
    listOf(listSchools({ level: 'university', band: 'top50', sort: 'rank', limit: 10 })),
  ])
  const ranking = schools[0]?.rank
  if (ranking === undefined || ranking === null) return unavailable
  return (
    <Stack>
      <RankTable
        schools={schools.map((school) => toRankedSchool(school, countryOf))}
        caption={`QS ${ranking.year}：院校库已收录学校的前 ${schools.length} 所`}
        rankLabel={`QS ${ranking.year}`}
        secondRankLabel="软科 ARWU 2025"
      />
      <p>
        <ButtonLink href={`${paths.schools}?band=top50`} variant="quiet" arrow>
          看更多学校
        </ButtonLink>
      </p>
    </Stack>
  )
}
