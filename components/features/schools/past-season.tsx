import type { School } from '@/lib/api/schools'
import { yearText } from '@/lib/schools/value-text'
import type { SchoolValueKey } from '@/lib/schools/values'
import styles from './past-season.module.css'
import { ValueRows } from './value-rows'

type PastSeasonProps = {
  keys: readonly SchoolValueKey[]
  values: School['values']
  countryName: string
}

/** What was published of a season that is over, folded under its year: it decides nothing any more. */
export function PastSeason({ keys, values, countryName }: PastSeasonProps) {
  const seasons = [
    ...new Set(keys.flatMap((key) => values.get(key)?.year ?? []).map((year) => yearText(year))),
  ].map((year) => year.replace(/ 申请季$/, '').replace(/^(\d{4})-(\d{2})$/, '$1–$2'))
  if (seasons.length === 0) return null
  return (
    <details className={styles.past}>
      <summary>{seasons.join('、')} 那一季的考试政策与日期（已过去，不能照着准备）</summary>
      <ValueRows keys={keys} values={values} countryName={countryName} />
    </details>
  )
}
