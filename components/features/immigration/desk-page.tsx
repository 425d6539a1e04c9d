import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { breadcrumbList } from '@/lib/seo/json-ld'
import styles from './desk-page.module.css'

type DeskPageProps = {
  crumbs: readonly Crumb[]
  title: string
  intro: ReactNode
  hue?: string
  children: ReactNode
}

/** The frame of a page of rules: way here, heading, what the page answers, then its parts. */
export function DeskPage({ crumbs, title, intro, hue, children }: DeskPageProps) {
  return (
    <Container>
      <article className={styles.page} data-hue={hue}>
        <Breadcrumb items={crumbs} />
        <JsonLd data={breadcrumbList(crumbs)} />
        <header className={styles.header}>
          <h1>{title}</h1>
          <div className={styles.intro}>{intro}</div>
        </header>
        {children}
      </article>
    </Container>
  )
}
