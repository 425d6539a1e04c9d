import type { ReactNode } from 'react'
import { each } from '@/components/ui/each'
import styles from './note-grid.module.css'

export type Note = { title: string; text: string }

type NoteGridProps = {
  notes: readonly { title: ReactNode; text: ReactNode }[]
  level?: 2 | 3
}

/** Short notes side by side, each under its own heading. `FigureNotes` draws those whose copy has figures. */
export function NoteGrid({ notes, level = 3 }: NoteGridProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.grid}>
      {each(notes, ({ title, text }) => (
        <li className={styles.note}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
