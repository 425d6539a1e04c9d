import { costCountries } from '@/lib/content/cost-countries/countries'
import styles from './cost-method.module.css'
import { KeptCostMethod } from './kept-cost-method'

/** How the calculator works; the same words in all its states. */
export function CostMethod() {
  return (
    <KeptCostMethod
      className={styles.method}
      countries={costCountries.map(({ label }) => label).join('、')}
    />
  )
}
