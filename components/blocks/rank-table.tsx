import { DataTable } from '@/components/ui/data-table'

export type RankedSchool = {
  id: string
  name: string
  nameEn: string
  href: string
  country: { code: string; name: string }
  city: string | null
  /** As published: a rank or a band such as `801-850`; null when the ranking does not contain the school. */
  rank: string | null
  /** The rank in a second ranking. */
  secondRank: string | null
}

type RankTableProps = {
  schools: readonly RankedSchool[]
  /** Names ranking, publisher and year; shown above the figures. */
  caption: string
  rankLabel: string
  secondRankLabel: string
}

/** Schools in the order of a ranking. A missing rank is described in words, never shown as 0 or left empty. */
export function RankTable({ schools, caption, rankLabel, secondRankLabel }: RankTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={schools}
      keyOf={({ href }) => href}
      head={{
        label: '院校',
        cell: ({ name }) => name,
        href: ({ href }) => href,
        below: ({ name, nameEn }) => nameEn !== name && <small lang="en"> {nameEn}</small>,
      }}
      columns={(column) => [
        column.lead(rankLabel, ({ rank }) => rank ?? missing),
        column.detail('所在地', ({ country, city }) => (
          <>
            {country.name}
            {city !== null && <span lang="en"> {city}</span>}
          </>
        )),
        column.figure(secondRankLabel, ({ secondRank }) => secondRank ?? missing, secondRankLabel),
      ]}
    />
  )
}

const missing = '暂无数据'
