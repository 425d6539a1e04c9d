import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { HeaderWords } from './header-words'
import { SearchForm } from './search-form'

type SearchPageProps = {
  title: ReactNode
  keyword: string
  notes: readonly string[]
  /** The answer, above everything else. */
  answer?: ReactNode
  children: ReactNode
}

/**
 * The frame of a results page: heading, the answer, ignored values. The words can be changed in the header's box;
 * without scripts, in a box on the page.
 */
export function SearchPage({ title, keyword, notes, answer, children }: SearchPageProps) {
  return (
    <Container>
      <div className="pt-4 pb-band grid gap-4">
        <h1 className="text-xl">{title}</h1>
        {answer}
        <HeaderWords words={keyword} />
        <noscript>
          <SearchForm keyword={keyword} />
        </noscript>
        {notes.map((note) => (
          <p key={note} className="px-4 py-3 noted" role="status">
            {note}
          </p>
        ))}
        {children}
      </div>
    </Container>
  )
}
