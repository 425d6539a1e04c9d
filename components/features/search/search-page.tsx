import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { SearchForm } from './search-form'
import styles from './search-page.module.css'

type SearchPageProps = {
  title: ReactNode
  keyword: string
  notes: readonly string[]
  /** The answer itself, above everything else. */
  answer?: ReactNode
  children: ReactNode
}

/** The frame of every answer: heading, the answer, the words to be changed, what could not be used. */
export function SearchPage({ title, keyword, notes, answer, children }: SearchPageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <h1 className={styles.title}>{title}</h1>
        {answer}
        <SearchForm keyword={keyword} />
        {notes.map((note) => (
          <p key={note} className="remark" role="status">
            {note}
          </p>
        ))}
        {children}
      </div>
    </Container>
  )
}
