import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { detailPath } from '@/lib/routing/paths'

type MajorNote = { id: string; name: string; text: string }

/** Majors with a note about each; each one links to its page. */
export function MajorNotes({ items, level = 3 }: { items: readonly MajorNote[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <ul className="flex flex-wrap *:flex-[1_1_14rem] lg:has-[>:nth-child(4):last-child]:*:flex-[1_1_40%] gap-x-8 lg:-mt-2">
      {items.map(({ id, name, text }) => (
        <li key={id} className="relative py-2 max-lg:border-t border-line">
          <Heading className="text-base leading-normal">
            <CardLink href={detailPath.major(id)}>{name}</CardLink>
          </Heading>
          <p className="text-muted text-quiet leading-normal">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

type MajorGroup = { title: string; text: string; items: readonly MajorNote[] }

/** Groups of majors, each beside the reason for it. */
export function MajorGroups({ groups }: { groups: readonly MajorGroup[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({ title, text, items }) => (
        <section
          key={title}
          className="grid grid-cols-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] gap-x-12 gap-y-2 border-t border-t-line-strong pt-3"
        >
          <div>
            <h3 className="text-xl mb-1">{title}</h3>
            <p className="max-w-measure text-quiet">
              <FactText text={text} />
            </p>
          </div>
          <MajorNotes items={items} level={4} />
        </section>
      ))}
    </div>
  )
}
