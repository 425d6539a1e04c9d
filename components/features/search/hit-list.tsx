import { SampleTag } from '@/components/blocks/sample-tag'
import { CardLink } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import type { SearchHit } from '@/lib/api/search'
import styles from './hit-list.module.css'
import { MarkedText } from './marked-text'

/** Results one below the other, in their order. */
export function HitList({ hits, level }: { hits: readonly SearchHit[]; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ol className="grid grid-cols-1 lg:grid-cols-2 lg:gap-x-12">
      {hits.map(({ title, title_hits, excerpt, href, sample, closed }) => (
        <li
          key={href}
          className={`${styles.hit} grid content-start gap-1 border-b border-line py-3 relative`}
        >
          <Heading className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <CardLink href={href}>
              <MarkedText text={title} hits={title_hits} />
            </CardLink>
            {sample && <SampleTag />}
            {closed && <Tag>已停止受理</Tag>}
          </Heading>
          {excerpt.text !== '' && (
            <p className={`${styles.excerpt} max-w-184 text-muted text-quiet`}>
              <MarkedText {...excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
