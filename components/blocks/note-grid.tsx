import type { ReactNode } from 'react'
import styles from './note-grid.module.css'

export type Note = { title: string; text: string }

type NoteGridProps = {
  notes: readonly {
    title: ReactNode
    text: ReactNode
    /** Where the title is more than text. */
    key?: string
  }[]
  level?: 2 | 3
}

/** Short notes side by side, each under its own heading. `FigureNotes` draws those whose copy has figures. */
export function NoteGrid({ notes, level = 3 }: NoteGridProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.grid}>
      {notes.map(({ title, text, key = String(title) }) => (
        <li key={key} className={styles.note}>
          <Heading className={styles.title}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
