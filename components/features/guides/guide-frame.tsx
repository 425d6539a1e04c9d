import type { ReactNode } from 'react'
import { LinkRow } from '@/components/blocks/stack'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { breadcrumbList } from '@/lib/seo/json-ld'
import styles from './guide-frame.module.css'

type GuideFrameProps = {
  crumbs: readonly Crumb[]
  title: string
  /** The largest line of the page. */
  answer: ReactNode
  /** Directly below the answer: figures or ways on. */
  head?: ReactNode
  parts: readonly {
    id: string
    label: string
    heading: string
    intro?: string | undefined
    body: ReactNode
  }[]
  missing: readonly string[]
  links: readonly { label: string; href: string }[]
  caution: string
}

/** The frame of a page that answers one question: the answer, what it rests on by heading, what is not known, where to go on. */
export function GuideFrame({ crumbs, title, answer, head, parts, missing, links, caution }: GuideFrameProps) {
  return (
    <Container>
      <article className={styles.page}>
        <Breadcrumb items={crumbs} />
        <JsonLd data={breadcrumbList(crumbs)} />
        <header className={styles.header}>
          <h1>{title}</h1>
          <p className={styles.answer}>{answer}</p>
        </header>
        {head !== undefined && <div className={styles.head}>{head}</div>}
        {parts.length > 2 && (
          <nav className={styles.contents} aria-label="本页内容">
            <ul>
              {parts.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {parts.map(({ id, heading, intro, body }) => (
          <section key={id} className={styles.part} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {intro !== undefined && <p className={styles.intro}>{intro}</p>}
            {body}
          </section>
        ))}
        {missing.length > 0 && (
          <section className={styles.part} aria-labelledby="missing">
            <h2 id="missing">这一页没有的</h2>
            <ul className={styles.missing}>
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
        <LinkRow links={links} />
        <p className={styles.caution}>{caution}</p>
      </article>
    </Container>
  )
}
