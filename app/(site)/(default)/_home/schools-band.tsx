import type { Destination } from '@/components/blocks/country-grid'
import { LinkList } from '@/components/blocks/link-list'
import { type RankedSchool, RankTable } from '@/components/blocks/rank-table'
import { Split } from '@/components/blocks/split'
import { ButtonLink } from '@/components/ui/button-link'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { paths } from '@/lib/routing/paths'
import styles from './schools-band.module.css'

type SchoolsBandProps = {
  schools: readonly RankedSchool[]
  ranking: { source: string; year: number }
  destinations: readonly Destination[]
}

/** The first places of the library beside the ways into it. */
export function SchoolsBand({ schools, ranking, destinations }: SchoolsBandProps) {
  return (
    <Section labelledBy="schools">
      <Split
        aside={
          <>
            <SectionHeader
              id="schools"
              title="从院校库里查"
              text="大学与海外中学，写明名称、城市、官网和名次；没有出处的数据写“暂无数据”，不补数。"
            />
            <LinkList
              label="按国家和地区看大学"
              items={[
                ...destinations.map(({ code, name, library }) => ({
                  label: name,
                  href: `${paths.schools}?country=${code}`,
                  flag: code,
                  ...(library !== null && { note: `${library.total} 所` }),
                })),
                { label: '海外中学', href: paths.highSchools },
              ]}
            />
            <div className={styles.onward}>
              <ButtonLink href={paths.schools} variant="secondary">
                打开院校库
              </ButtonLink>
            </div>
          </>
        }
      >
        <RankTable
          schools={schools}
          caption={`${ranking.source} ${ranking.year}：院校库已收录学校的前 ${schools.length} 所，未收录的学校不占行`}
          rankLabel={`QS ${ranking.year}`}
          secondRankLabel="软科 ARWU 2026"
        />
      </Split>
    </Section>
  )
}
