import { Link } from '@/components/ui/link'
import type { OfficialCheck } from '@/lib/schools/official-checks'
import styles from './official-check-list.module.css'

/** Official registers with their content. */
export function OfficialCheckList({ checks }: { checks: readonly OfficialCheck[] }) {
  return (
    <ul className={styles.list}>
      {checks.map(({ name, url, text }) => (
        <li key={url}>
          <Link href={url} rel="noreferrer">
            {name}
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
