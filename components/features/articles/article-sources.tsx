import { Fold, Folds } from '@/components/ui/fold'
import { SourceLink } from '@/components/ui/source-link'
import type { NewsArticle } from '@/lib/api/news'
import { readingKindNames } from '@/lib/content/programmes/state-names'
import { checkLegend, checkMark } from '@/lib/facts/marks'
import styles from './article-sources.module.css'

type Source = NewsArticle['sources'][number]

/** What an article rests on: the pages that were read, each with what was read and when, and those to look things up on. */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  const read = sources.filter((source) => source.read !== null)
  const named = sources.filter((source) => source.read === null)
  return (
    <footer className={`${styles.sources} stack gap-3 muted small`}>
      <Folds>
        {read.length > 0 && (
          <Fold label={`资料来源（${read.length}）`} level={2}>
            <List sources={read} />
          </Fold>
        )}
        {named.length > 0 && (
          <Fold label={`办理时请看这些页面（${named.length}）`} level={2}>
            <List sources={named} />
          </Fold>
        )}
      </Folds>
      <p>
        政策与费用会调整，递交前请以官方页面当日内容为准。
        {sources.some(({ note }) => note?.includes(checkMark)) && checkLegend}
      </p>
    </footer>
  )
}

function List({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map((source) => {
        const note = noteOf(source)
        return (
          <li key={source.url}>
            <SourceLink source={source} />
            {note !== null && `：${note}`}
          </li>
        )
      })}
    </ul>
  )
}

/** In the words of the figures that were taken from the page, else what kind of page was read, and on which day. */
function noteOf({ read, checked, note }: Source): string | null {
  if (note !== null) return note
  if (read === null) return null
  const kind = readingKindNames[read]
  return checked === null ? kind : `${kind}，${checked}`
}
