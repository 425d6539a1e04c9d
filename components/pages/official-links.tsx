import { Link } from '@/components/ui/link'
import styles from './official-links.module.css'

/** Links to the official rules, which apply when a page of this site differs. */
export function OfficialLinks({ items }: { items: readonly { name: string; url: string }[] }) {
  return (
    <div className={`${styles.box} box rounded card`}>
      <h3 className={styles.title}>以官方页面为准</h3>
      <ul className={styles.list}>
        {items.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} rel="noreferrer">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="muted small above-2">签证由官方裁量，我们不承诺结果；材料由本人提供，须真实。</p>
    </div>
  )
}
