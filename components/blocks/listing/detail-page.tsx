import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { breadcrumbList, type JsonLd as JsonLdData } from '@/lib/seo/json-ld'
import styles from './detail-page.module.css'

type DetailPageProps = {
  crumbs: readonly Crumb[]
  title: ReactNode
  /** Date, author, tags: one line under the heading. */
  meta?: ReactNode
  /** What the record is, for search engines. */
  data?: JsonLdData
  /** Beside the text on wide screens, below it on narrow ones: the form, key facts. */
  aside?: ReactNode
  /** After the text, over the whole width. */
  related?: ReactNode
  children: ReactNode
}

/** One record: way here, heading, text with an aside, related records. */
export function DetailPage({ crumbs, title, meta, data, aside, related, children }: DetailPageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumb items={crumbs} />
        <JsonLd data={breadcrumbList(crumbs)} />
        {data !== undefined && <JsonLd data={data} />}
        <article className={styles.article}>
          <header className={styles.header}>
            <h1>{title}</h1>
            {meta !== undefined && <div className={styles.meta}>{meta}</div>}
          </header>
          <div className={styles.body}>{children}</div>
        </article>
        {aside !== undefined && <aside className={`${styles.aside} no-print`}>{aside}</aside>}
        {related !== undefined && <div className={`${styles.related} no-print`}>{related}</div>}
      </div>
    </Container>
  )
}
