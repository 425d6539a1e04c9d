import { SourcedFacts } from '@/components/sections/sourced-facts'
import { statement } from '@/lib/facts/registry'
import styles from './statement-list.module.css'

/** Statements of the fact registry with source and date; one without a date says so. Nothing when there are none. */
export function StatementList({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  return (
    <div className={styles.columns}>
      <SourcedFacts
        facts={ids.map(statement).map(({ label, text, asOf, source }) => ({
          label,
          text,
          asOf,
          source,
          needsCheck: asOf.includes('未标日期') || asOf.includes('存档'),
        }))}
      />
    </div>
  )
}
