import type { ReactNode } from 'react'
import { FactText } from '@/components/facts/fact-text'
import { Fold } from '@/components/ui/fold'
import { openRowsOf } from '@/components/ui/open-rows'
import type { SectionOf } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'

type ProseProps = SectionOf<'prose'> & {
  /** Shown after the first paragraph. */
  picture?: ReactNode
}

/** Text is in columns when several paragraphs are open: beside its heading it would be much higher. */
export function lookOf({ look, paragraphs, photo }: SectionOf<'prose'>) {
  if (look === 'note' || photo !== undefined) return look
  return openCountOf(paragraphs) > 1 ? 'columns' : 'text'
}

/** Running text of readable width: plain, framed as a note, or in two columns. */
export function Prose({ picture, ...section }: ProseProps) {
  const { heading, paragraphs, list } = section
  const look = lookOf(section)
  const openCount = openCountOf(paragraphs)
  const [open, folded] = [paragraphs.slice(0, openCount), paragraphs.slice(openCount)]
  return (
    <div className={`${looks[look]} grid gap-4`}>
      <Words paragraphs={open} look={look} />
      {picture !== undefined && <div className="max-w-measure">{picture}</div>}
      {folded.length > 0 && (
        <Fold label={restLabel(plainText(heading), folded.length)}>
          <Words paragraphs={folded} look={look} />
        </Fold>
      )}
      {list !== undefined && (
        <ul
          className={
            look === 'columns' || (look === 'text' && list.length > 5)
              ? `${columns} min-[60rem]:grid-cols-2 grid gap-2`
              : 'grid gap-2 max-w-measure'
          }
        >
          {list.map((item) => (
            <li
              key={item}
              className="relative ps-[1.25em] before:absolute before:top-[0.75em] before:start-[0.125em] before:size-[0.4em] before:bg-hue"
            >
              <FactText text={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const looks = {
  text: '',
  // A frame on the background colour of the hue.
  note: 'max-w-[calc(var(--container-measure)+4rem)] p-[clamp(1.25rem,0.75rem+2vw,2.25rem)] border-s-4 border-hue rounded-e-md bg-hue-soft',
  columns: '',
}

const columns = 'min-[60rem]:gap-x-[clamp(2rem,1rem+3vw,4.5rem)]'

/** Most visitors do not read two paragraphs that are longer than this. */
const openSigns = 160

function openCountOf(paragraphs: readonly string[]): number {
  const signs = paragraphs.slice(0, 2).map(plainText).join('').length
  return openRowsOf(paragraphs.length, paragraphs.length > 2 || signs > openSigns ? 1 : 2)
}

/** Pages in English have no Chinese heading. */
const restLabel = (heading: string, count: number): string =>
  /\p{Script=Han}/u.test(heading) ? `${heading}：其余 ${count} 段` : `${heading}: more`

function Words({ paragraphs, look }: Pick<SectionOf<'prose'>, 'paragraphs' | 'look'>) {
  return (
    <div
      className={
        // The browser drops a margin at the top of a column, so the columns begin at the same height.
        look === 'columns'
          ? `${columns} grid gap-4 min-[60rem]:block min-[60rem]:columns-2 min-[60rem]:*:break-inside-avoid min-[60rem]:*:not-first:mt-4`
          : look === 'text'
            ? 'grid gap-4 max-w-measure'
            : 'grid gap-4'
      }
    >
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <FactText text={paragraph} />
        </p>
      ))}
    </div>
  )
}
