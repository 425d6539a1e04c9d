import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { SearchForm } from './search-form'
import styles from './search-page.module.css'

type SearchPageProps = {
  title: ReactNode
  keyword: string
  notes: readonly string[]
  children: ReactNode
}

/** The frame of every answer: way here, heading, the words to be changed, what could not be used. */
export function SearchPage({ title, keyword, notes, children }: SearchPageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '站内搜索' }]} />
        <h1 className={styles.title}>{title}</h1>
        <SearchForm keyword={keyword} />
        {notes.map((note) => (
          <p key={note} className={styles.note} role="status">
            {note}
          </p>
        ))}
        {children}
      </div>
    </Container>
  )
}
