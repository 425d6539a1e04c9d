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
    <ol className="stack">
      {hits.map(({ title, titleHits, excerpt, href, sample, closed }) => (
        <li key={href} className={`${styles.hit} ringed stack gap-1 line-below pad-3 relative`}>
          <Heading className="row middle gap-1-3 normal">
            <CardLink href={href}>
              <MarkedText text={title} hits={titleHits} />
            </CardLink>
            {sample && <SampleTag />}
            {closed && <Tag>已停止受理</Tag>}
          </Heading>
          {excerpt.text !== '' && (
            <p className={`${styles.excerpt} width-46 muted quiet`}>
              <MarkedText {...excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
