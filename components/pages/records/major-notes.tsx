import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { Fold, Folds } from '@/components/ui/fold'
import { detailPath } from '@/lib/routing/paths'

type MajorNote = { id: string; name: string; text: string }

/** Majors with a note about each; each one links to its page. */
export function MajorNotes({ items, level = 3 }: { items: readonly MajorNote[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <ul className="grid-cols-fill-17 gap-x-column grid">
      {items.map(({ id, name, text }) => (
        <li
          key={id}
          className="has-[a:focus-visible]:[outline:var(--focus)] has-[a:focus-visible]:outline-offset-2 relative py-4 border-t border-line hover:border-hue"
        >
          <Heading className="text-lg">
            <CardLink href={detailPath.major(id)}>{name}</CardLink>
          </Heading>
          <p className="text-muted text-sm mt-1">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

type MajorGroup = { title: string; text: string; items: readonly MajorNote[] }

/** Groups of majors. Each group opens the reason for it and its majors. */
export function MajorGroups({ groups }: { groups: readonly MajorGroup[] }) {
  return (
    <Folds>
      {groups.map(({ title, text, items }) => (
        <Fold key={title} level={3} label={`${title}：${items.length} 个专业`}>
          <p>
            <FactText text={text} />
          </p>
          <MajorNotes items={items} level={4} />
        </Fold>
      ))}
    </Folds>
  )
}
