import { CardLink } from '@/components/ui/card'
import { FactText } from '@/components/ui/fact-text'
import { detailPath } from '@/lib/routing/paths'
import styles from './major-notes.module.css'

export type MajorNote = { id: string; name: string; text: string }

/** Majors with what to know of each here; each leads to its page. */
export function MajorNotes({ items, level = 3 }: { items: readonly MajorNote[]; level?: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <ul className={styles.list}>
      {items.map(({ id, name, text }) => (
        <li key={id} className={styles.item}>
          <Heading className={styles.name}>
            <CardLink href={detailPath.major(id)}>{name}</CardLink>
          </Heading>
          <p className={styles.text}>
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

export type MajorGroup = { title: string; text: string; items: readonly MajorNote[] }

/** Majors in groups, the reason of each group beside it. */
export function MajorGroups({ groups }: { groups: readonly MajorGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, text, items }) => (
        <section key={title} className={styles.group}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <FactText text={text} />
            </p>
          </div>
          <MajorNotes items={items} level={4} />
        </section>
      ))}
    </div>
  )
}
