import { Link } from '@/components/ui/link'
import type { SearchResult } from '@/lib/api/search'
import styles from './nearest-names.module.css'

/** Links to names that look or sound like the words; nothing when there are none. */
export function NearestNames({ names }: { names: SearchResult['nearest'] }) {
  if (names.length === 0) return null
  return (
    <nav aria-label="相近的名称" className={`${styles.names} row baseline gap-1-4 inset-3-4`}>
      <p>您要找的是不是：</p>
      <ul className="row gap-1-4">
        {names.map(({ title, href }) => (
          <li key={href}>
            <Link className="inline-row target strong" href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
