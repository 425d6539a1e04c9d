import { OpenPart } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import type { NewsArticle } from '@/lib/api/news'
import { readingLabels } from '@/lib/collections/kinds/labels'
import { checkLegend, checkMark } from '@/lib/facts/marks'
import styles from './article-sources.module.css'

type Source = NewsArticle['sources'][number]

/**
 * The sources of an article: the pages that were read, with kind and day of reading, and pages for looking things up.
 */
export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  const read = sources.filter((source) => source.read !== null)
  const named = sources.filter((source) => source.read === null)
  return (
    <footer className={`${styles.sources} [--open-fold-end:0.75rem] text-muted text-quiet`}>
      {read.length > 0 && (
        <OpenPart isBeside label={`资料来源（${read.length}）`}>
          <List sources={read} />
        </OpenPart>
      )}
      {named.length > 0 && (
        <OpenPart isBeside label={`办理时请看这些页面（${named.length}）`}>
          <List sources={named} />
        </OpenPart>
      )}
      <p className="mt-2">{sources.some(({ note }) => note?.includes(checkMark)) && checkLegend}</p>
    </footer>
  )
}

function List({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-2 lg:grid-cols-2 list-disc ps-[1.25em]">
      {sources.map((source) => {
        const note = noteOf(source)
        return (
          <li key={source.url} className="print:break-inside-avoid">
            <SourceLink source={source} />
            {note !== null && `：${note}`}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * The note of the figures from this page if there is one; otherwise the kind of page and the day on which it was
 * read.
 */
function noteOf({ read, checked, note }: Source): string | null {
  if (note !== null) return note
  if (read === null) return null
  const kind = readingLabels()[read]
  return checked === null ? kind : `${kind}，${checked}`
}
