import type { ReactNode } from 'react'

export type Note = { title: string; text: string }

type NoteGridProps = {
  notes: readonly {
    title: ReactNode
    text: ReactNode
    /** Needed when the title is not plain text. */
    key?: string
  }[]
  level?: 2 | 3
}

/** Short notes side by side, each with its own heading. Use `FigureNotes` for texts with figures. */
export function NoteGrid({ notes, level = 3 }: NoteGridProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul
      className={`${notes.length % 2 === 1 || notes.length === 4 ? 'grid-cols-fit-14' : 'grid-cols-fit-20'} gap-x-8 gap-y-4 grid`}
    >
      {notes.map(({ title, text, key = String(title) }) => (
        <li key={key} className="border-t-2 border-t-ink-200 pt-3">
          <Heading className="text-lg mb-2">{title}</Heading>
          <p className="max-w-measure text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
