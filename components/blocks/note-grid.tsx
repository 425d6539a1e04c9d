import { each } from '@/components/ui/each'
import { FactText } from '@/components/ui/fact-text'
import styles from './note-grid.module.css'

export type Note = { title: string; text: string }

/** Short notes side by side, each under its own heading. */
export function NoteGrid({ notes, level = 3 }: { notes: readonly Note[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.grid}>
      {each(notes, ({ title, text }) => (
        <li className={styles.note}>
          <Heading className={styles.title}>
            <FactText text={title} />
          </Heading>
          <p>
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
