import { FactText } from '@/components/facts/fact-text'
import { type Note, NoteGrid } from './note-grid'

/** Short notes side by side whose texts may contain figures. */
export function FigureNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <NoteGrid
      notes={notes.map(({ title, text }) => ({
        key: title,
        title: <FactText text={title} />,
        text: <FactText text={text} />,
      }))}
    />
  )
}
