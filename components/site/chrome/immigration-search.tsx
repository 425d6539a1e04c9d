import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import styles from './search-box.module.css'

/**
 * The search of the immigration header (specification §2 Header): its input is disabled, and its button leads to the
 * NIW page.
 */
export function ImmigrationSearch() {
  return (
    <search className={`${styles.search} full-width`}>
      <div className="flex">
        <label className="shrinks grow">
          <span className="visually-hidden">站内搜索</span>
          <input
            type="search"
            className={`${styles.input} full-width outlined paper text`}
            placeholder="移民项目请从导航进入"
            disabled
          />
        </label>
        <Link
          href={paths.niw}
          className={`${styles.button} inline-row gap-2 strong plain no-wrap rigid to-middle`}
        >
          美国 NIW 项目
        </Link>
      </div>
    </search>
  )
}
