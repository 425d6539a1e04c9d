import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import styles from './search-box.module.css'

/**
 * The search of the immigration header (specification §2 Header): its input is disabled, and its button leads to the
 * NIW page.
 */
export function ImmigrationSearch() {
  return (
    <search className={`${styles.search} w-full relative max-w-108`}>
      <div className="flex">
        <label className="min-w-0 flex-1">
          <span className="sr-only">站内搜索</span>
          <input
            type="search"
            className="w-full border-0 bg-transparent text-muted h-[var(--search-height,var(--spacing-target))] p-0 appearance-none"
            placeholder="移民项目请从导航进入"
            disabled
          />
        </label>
        <Link
          href={paths.niw}
          className={`${styles.button} inline-flex items-center rounded-sm! font-semibold no-underline whitespace-nowrap flex-none justify-center`}
        >
          美国 NIW 项目
        </Link>
      </div>
    </search>
  )
}
