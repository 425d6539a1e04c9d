import { listOf, loadNames, toCaseFacts } from '@/components/channels/load-records'
import { CaseCards } from '@/components/sections/case-cards'
import { ButtonLink } from '@/components/ui/button-link'
import { type CaseLevel, caseLevels, listCases } from '@/lib/api/cases'
import { paths } from '@/lib/routing/paths'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './schools.module.css'

const toLevel = (level: string | undefined): CaseLevel | undefined =>
  caseLevels.find((known) => known === level)

/** Cases of a country, refusals included; what is made up to show the form is tagged on its card. */
export async function CasesSection({ section, index }: SectionProps<'cases'>) {
  const { country, level, limit, heading, intro } = section
  const [{ countryOf }, cases] = await Promise.all([
    loadNames(),
    listOf(listCases({ country, level: toLevel(level), limit })),
  ])
  return (
    <Band index={index} heading={heading} intro={intro} layout="full">
      {cases.length === 0 ? (
        <p>这一类申请暂时没有可以公开的案例，可以先看其他国家和阶段的。</p>
      ) : (
        <CaseCards cases={cases.map((item) => toCaseFacts(item, countryOf))} />
      )}
      <p className={styles.more}>
        <ButtonLink
          href={cases.length === 0 ? paths.cases : `${paths.cases}?country=${country}`}
          variant="quiet"
          arrow
        >
          看更多案例
        </ButtonLink>
      </p>
    </Band>
  )
}
