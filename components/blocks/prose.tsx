import { FactText } from '@/components/ui/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './prose.module.css'
import { LinkRow } from './stack'

/** Running text held to a readable measure: plain, framed as a remark, or in two columns. */
export function Prose({ look, paragraphs, list, links }: SectionOf<'prose'>) {
  return (
    <div className={styles[look]}>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <FactText text={paragraph} />
          </p>
        ))}
      </div>
      {list !== undefined && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>
              <FactText text={item} />
            </li>
          ))}
        </ul>
      )}
      {links !== undefined && <LinkRow links={links} />}
    </div>
  )
}
