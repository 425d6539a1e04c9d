import { FactText } from '@/components/facts/fact-text'
import { type Note, NoteGrid } from './note-grid'

/** Short notes side by side whose texts may contain figures. */
export function FigureNotes({ notes, isNarrow = false }: { notes: readonly Note[]; isNarrow?: boolean }) {
  return (
    <NoteGrid
      isNarrow={isNarrow}
      notes={notes.map(({ title, text }) => ({
        key: title,
        title: <FactText text={title} />,
        text: <FactText text={text} />,
      }))}
    />
  )
}
