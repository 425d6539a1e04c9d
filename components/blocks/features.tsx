import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { SectionOf } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'
import { NoteGrid } from './note-grid'
import { OpenList } from './open-list'

const itemLooks = {
  grid: 'pt-3 border-t border-line-strong',
  rows: 'grid gap-x-8 gap-y-1 py-3 border-line not-first:border-t md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]',
}

/** The parts of something: short texts with titles, as cards, as rows, with their numbers, or as small notes. */
export function Features({ look, items }: SectionOf<'features'>) {
  if (look === 'notes') return <NoteGrid isNarrow notes={items} />
  if (look === 'numbered')
    return (
      <OpenList
        items={items.map((item, at) => ({
          key: item.title,
          sign: at + 1,
          title: <Title {...item} />,
          text: <FactText text={item.text} />,
        }))}
      />
    )
  return (
    <ul
      className={
        look === 'rows'
          ? 'border-y-2 border-y-hue'
          : 'grid grid-cols-fill-19 md:has-[>:nth-child(4):last-child]:grid-cols-2 gap-x-8 gap-y-3'
      }
    >
      {items.map((item) => (
        <li
          key={item.title}
          className={`group relative ${itemLooks[look]} ${item.href === undefined ? '' : 'hover:border-hue'}`}
        >
          <h3 className="text-lg mb-1">
            <Title {...item} />
          </h3>
          <p className="max-w-measure">
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const Title = ({ title, href }: { title: string; href?: string | undefined }) =>
  href === undefined ? (
    <FactText text={title} />
  ) : (
    <CardLink href={href}>
      {plainText(title)}
      <Icon
        of="arrow-right"
        strokeWidth={1.75}
        className="inline-block size-[1em] ms-[0.375em] text-hue-text align-[-0.125em] [transition:transform_var(--motion)] group-hover:[transform:translateX(3px)]"
      />
    </CardLink>
  )
