import { FactText } from '@/components/facts/fact-text'

export type Note = { title: string; text: string }

type NoteGridProps = {
  notes: readonly Note[]
  /** Beside a heading, where four have no room in one row. */
  isNarrow?: boolean
}

/** Short notes side by side, each with its own heading. Their texts may contain figures. */
export function NoteGrid({ notes, isNarrow = false }: NoteGridProps) {
  return (
    <ul className={`${columnsOf(notes.length, isNarrow)} gap-x-8 gap-y-4 grid`}>
      {notes.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-t-ink-200 pt-3">
          <h3 className="text-lg mb-2">
            <FactText text={title} />
          </h3>
          <p className="max-w-measure text-muted">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** No note is alone in the last row. */
function columnsOf(count: number, isNarrow: boolean): string {
  if (count === 4 && isNarrow) return 'grid-cols-1 md:has-[>:nth-child(4):last-child]:grid-cols-2'
  if (count === 5) return 'grid-cols-fit-14 lg:grid-cols-5'
  return count % 2 === 1 || count === 4 ? 'grid-cols-fit-14' : 'grid-cols-fit-20'
}
