import buttons from '@/components/ui/button.module.css'
import { hotlineHref, site } from '@/lib/site'
import styles from './mobile.module.css'

/** Name and hotline. */
export function MobileHeader() {
  return (
    <header className={styles.header}>
      <span className={styles.brand}>{site.brand}</span>
      <a className={`${buttons.button} ${buttons.primary}`} href={hotlineHref}>
        拨打 {site.hotline}
      </a>
    </header>
  )
}
