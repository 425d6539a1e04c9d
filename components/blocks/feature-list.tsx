import { CardLink } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Tag } from '@/components/ui/tag'
import styles from './feature-list.module.css'

export type Feature = {
  id: string
  title: string
  text: string
  href: string
  tag: string | null
}

/** What there is to choose from, as a ruled list in columns. Each item is one link. */
export function FeatureList({ items, columns = 2 }: { items: readonly Feature[]; columns?: 2 | 4 }) {
  return (
    <ul className={columns === 4 ? `${styles.list} ${styles.four}` : styles.list}>
      {items.map((item) => (
        <li key={item.href} className={styles.item}>
          <h3 className={styles.title}>
            <CardLink href={item.href}>{item.title}</CardLink>
            {item.tag !== null && <Tag>{item.tag}</Tag>}
          </h3>
          <p className={styles.text}>{item.text}</p>
          <Icon of="arrow-up-right" className={styles.arrow} strokeWidth={1.5} size={20} />
        </li>
      ))}
    </ul>
  )
}
