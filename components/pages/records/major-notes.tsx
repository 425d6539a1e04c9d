import { Stack } from '@/components/blocks/stack'
import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { Fold } from '@/components/ui/fold'
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
          <p className="text-muted text-quiet mt-1">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

type MajorGroup = { title: string; text: string; items: readonly MajorNote[] }

/** Groups of majors, each with the reason for it. They are what the page is about; only a phone has no room for all. */
export function MajorGroups({ groups }: { groups: readonly MajorGroup[] }) {
  return (
    <Stack>
      {groups.map(({ title, text, items }) => (
        <Fold key={title} isOpenWide level={3} label={`${title}：${items.length} 个专业`}>
          <h3 className="max-lg:hidden text-xl">{title}</h3>
          <p className="max-w-measure">
            <FactText text={text} />
          </p>
          <MajorNotes items={items} level={4} />
        </Fold>
      ))}
    </Stack>
  )
}
