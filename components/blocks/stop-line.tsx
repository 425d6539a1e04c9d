import { CardLink } from '@/components/ui/card'
import styles from './stop-line.module.css'

export type Stop = {
  id: string
  title: string
  /** When, in relation to the goal. */
  tag: string | null
  href: string
}

/** Stops on a line in the order of time; each leads to its page. */
export function StopLine({ title, items }: { title: string; items: readonly Stop[] }) {
  return (
    <nav className={styles.line} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.stops}>
        {items.map((item) => (
          <li key={item.href} className={styles.stop}>
            <CardLink href={item.href}>{item.title}</CardLink>
            {item.tag !== null && <span className={styles.tag}>{item.tag}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
