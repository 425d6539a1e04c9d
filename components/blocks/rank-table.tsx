import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import styles from './rank-table.module.css'

export type RankedSchool = {
  id: string
  name: string
  nameEn: string
  href: string
  country: { code: string; name: string }
  city: string | null
  /** As published, a place or a band such as `801-850`; null when the ranking does not list it. */
  rank: string | null
  /** The place in a second ranking. */
  secondRank: string | null
}

type RankTableProps = {
  schools: readonly RankedSchool[]
  /** Names ranking, publisher and year; printed above the figures. */
  caption: string
  rankLabel: string
  secondRankLabel: string
}

const missing = <span className={styles.missing}>暂无数据</span>

/** Schools in the order of a ranking. A missing place is said in words, never shown as 0 or left blank. */
export function RankTable({ schools, caption, rankLabel, secondRankLabel }: RankTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.rankHead}>
            {rankLabel}
          </th>
          <th scope="col">院校</th>
          <th scope="col" className={styles.place}>
            所在地
          </th>
          <th scope="col" className={styles.second}>
            {secondRankLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {schools.map((school) => (
          <tr key={school.href}>
            <td className={styles.rank}>{school.rank ?? missing}</td>
            <th scope="row" className={styles.school}>
              <Link href={school.href}>{school.name}</Link>
              {school.nameEn !== school.name && (
                <span className={styles.nameEn} lang="en">
                  {school.nameEn}
                </span>
              )}
            </th>
            <td className={styles.place}>
              <span className={styles.country}>
                <Flag code={school.country.code} width={21} />
                {school.country.name}
              </span>
              {school.city !== null && (
                <span className={styles.city} lang="en">
                  {school.city}
                </span>
              )}
            </td>
            <td className={styles.second}>{school.secondRank ?? missing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
