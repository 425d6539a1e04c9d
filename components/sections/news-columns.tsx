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
  /** The first one is told at length, the others as titles. */
  headlines: readonly NewsItem[]
  second: { title: string; items: readonly NewsItem[] }
}

/** Articles: one to read now, further titles with their day, and a second list beside them. */
export function NewsColumns({ headlines, second }: NewsColumnsProps) {
  const [lead, ...others] = headlines
  return (
    <div className={styles.columns}>
      {lead !== undefined && (
        <article className={styles.lead}>
          <p className={styles.meta}>
            <time dateTime={lead.date}>{lead.date}</time> · {lead.author}
          </p>
          <h3 className={styles.leadTitle}>
            <CardLink href={lead.href}>{lead.title}</CardLink>
          </h3>
          <p className={styles.summary}>{lead.summary}</p>
        </article>
      )}
      {others.length > 0 && <Titles items={others} />}
      {second.items.length > 0 && (
        <section className={styles.second} aria-labelledby="news-second">
          <h3 id="news-second" className={styles.secondTitle}>
            {second.title}
          </h3>
          <Titles items={second.items} />
        </section>
      )}
    </div>
  )
}

function Titles({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className={styles.titles}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <CardLink href={item.href}>{item.title}</CardLink>
          <time dateTime={item.date} className={styles.meta}>
            {item.date}
          </time>
        </li>
      ))}
    </ul>
  )
}
