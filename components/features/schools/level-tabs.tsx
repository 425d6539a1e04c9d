import { Link } from '@/components/ui/link'
import type { SchoolLevel } from '@/lib/contract/schools'
import styles from './level-tabs.module.css'
import { listPath } from './load-school-list'
import { ShortlistLink } from './shortlist-link'

const tabs: { level: SchoolLevel; label: string }[] = [
  { level: 'university', label: '大学' },
  { level: 'hischool', label: '中学' },
]

/** The two lists of the library, and the way to the visitor's own. */
export function LevelTabs({ level, totals }: { level: SchoolLevel; totals: Record<SchoolLevel, number> }) {
  return (
    <div className={styles.bar}>
      <nav aria-label="院校类别">
        <ul className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.level}>
              <Link href={listPath[tab.level]} {...(tab.level === level && { 'aria-current': 'page' })}>
                {tab.label}
                <span className={styles.count}>{totals[tab.level].toLocaleString('en-US')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ShortlistLink />
    </div>
  )
}
