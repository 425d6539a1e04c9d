import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Scene } from '@/components/ui/illustrations/scene'
import { paths } from '@/lib/routing/paths'
import { HeaderWords } from './header-words'
import { listPopularPages } from './popular-pages'
import { SearchForm } from './search-form'
import { SearchHelp } from './search-help'

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
      <div className="pb-band grid grid-cols-1 gap-4">
        <div className="tinted flex items-end justify-between gap-4">
          <h1 className="py-4 text-xl">{title}</h1>
          <div className="flex-none w-33 print:hidden!">
            <Scene name="shelves" />
          </div>
        </div>
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

/**
 * The page for an empty search. An empty search from the header leads to the OSSD page (specification §2 Header), so
 * this page links it.
 */
export async function SearchStart({ notes }: { notes: readonly string[] }) {
  return (
    <SearchPage title="站内搜索" keyword="" notes={notes}>
      <div className="grid justify-items-start gap-4 max-w-measure pb-6">
        <p>
          还没有输入要找的内容。院校、中学、专业、考试课程、背景提升项目、资讯、案例和团队可以在这里一起查；只想随便看看，可以先读安大略省高中文凭（OSSD）的介绍。
        </p>
        <ButtonLink href={paths.ossd} variant="secondary" arrow>
          看 OSSD 课程介绍
        </ButtonLink>
      </div>
      <SearchHelp popular={await listPopularPages()} />
    </SearchPage>
  )
}
