import type { ReactNode } from 'react'
import { FactText } from '@/components/facts/fact-text'
import { Fold } from '@/components/ui/fold'
import { openRowsOf } from '@/components/ui/open-rows'
import type { SectionOf } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'
import styles from './prose.module.css'
import { LinkRow } from './stack'

type ProseProps = Omit<SectionOf<'prose'>, 'photo'> & {
  /** Shown after the first paragraph. */
  picture?: ReactNode
}

/** Running text of readable width: plain, framed as a note, or in two columns. */
export function Prose({ heading, look, paragraphs, picture, list, links }: ProseProps) {
  const signs = paragraphs.slice(0, 2).map(plainText).join('').length
  const openCount = openRowsOf(paragraphs.length, paragraphs.length > 2 || signs > openSigns ? 1 : 2)
  const [open, folded] = [paragraphs.slice(0, openCount), paragraphs.slice(openCount)]
  return (
    <div className={`${styles[look]} grid gap-4`}>
      <Words paragraphs={open} />
      {picture}
      {folded.length > 0 && (
        <Fold label={restLabel(plainText(heading), folded.length)}>
          <Words paragraphs={folded} />
        </Fold>
      )}
      {list !== undefined && (
        <ul className={`${styles.list} grid gap-2`}>
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

/** Most visitors do not read two paragraphs that are longer than this. */
const openSigns = 160

/** Pages in English have no Chinese heading. */
const restLabel = (heading: string, count: number): string =>
  /\p{Script=Han}/u.test(heading) ? `${heading}：其余 ${count} 段` : `${heading}: more`

function Words({ paragraphs }: Pick<SectionOf<'prose'>, 'paragraphs'>) {
  return (
    <div className={`${styles.words} grid gap-4`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <FactText text={paragraph} />
        </p>
      ))}
    </div>
  )
}
