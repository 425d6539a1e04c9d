import { each } from '@/components/ui/each'
import type { OfficialCheck } from '@/lib/schools/official-checks'
import styles from './check-list.module.css'

/** Official registers with what can be read in them. */
export function CheckList({ checks }: { checks: readonly OfficialCheck[] }) {
  return (
    <ul className={styles.list}>
      {each(checks, ({ name, url, text }) => (
        <li>
          <a href={url} rel="noreferrer">
            {name}
          </a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
