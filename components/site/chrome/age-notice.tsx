import { site } from '@/lib/site'
import styles from './age-notice.module.css'

/** The adult-only notice at the end of a page without a footer (specification §1). */
export function AgeNotice() {
  return (
    <footer className={`${styles.notice} muted small centered`}>
      <p>{site.ageNotice}</p>
    </footer>
  )
}
