import { CardLink } from '@/components/ui/card'
import styles from './news-columns.module.css'

export type NewsItem = {
  id: string
  title: string
  summary: string
  /** ISO day. */
  date: string
  author: string
  href: string
}

type NewsColumnsProps = {
  /** The first two are told, the others are titles. */
  headlines: readonly NewsItem[]
  more: string
  second: { title: string; items: readonly NewsItem[] }
}

/** Articles: two to read now, further titles with their day, and a second list beside them. */
export function NewsColumns({ headlines, more, second }: NewsColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.told}>
        {headlines.slice(0, 2).map((item) => (
          <article key={item.href} className={styles.story}>
            <h3 className={styles.storyTitle}>
              <CardLink href={item.href}>{item.title}</CardLink>
            </h3>
            <p className={styles.summary}>{item.summary}</p>
            <p className={styles.meta}>
              <time dateTime={item.date}>{item.date}</time> · {item.author}
            </p>
          </article>
        ))}
      </div>
      <Titles title={more} items={headlines.slice(2)} />
      <Titles title={second.title} items={second.items} />
    </div>
  )
}

function Titles({ title, items }: { title: string; items: readonly NewsItem[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <CardLink href={item.href}>{item.title}</CardLink>
            <time dateTime={item.date} className={styles.meta}>
              {item.date}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}
