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
      columns={[
        { id: 'rank', label: rankLabel, as: 'lead', cell: ({ rank }) => rank ?? missing },
        {
          id: 'place',
          label: '所在地',
          as: 'second',
          isWords: true,
          cell: ({ country, city }) => (
            <>
              {country.name}
              {city !== null && <span lang="en"> {city}</span>}
            </>
          ),
        },
        {
          id: 'second',
          label: secondRankLabel,
          as: 'second',
          mobileLabel: secondRankLabel,
          cell: ({ secondRank }) => secondRank ?? missing,
        },
      ]}
    />
  )
}

const missing = '暂无数据'
