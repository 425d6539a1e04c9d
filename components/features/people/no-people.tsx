import { type Note, NoteGrid } from '@/components/blocks/note-grid'

/** What stands in place of a list of people while nobody may be shown. */
export function NoPeople({ heading, notes }: { heading: string; notes: readonly Note[] }) {
  return (
    <>
      <h2>{heading}</h2>
      <NoteGrid notes={notes} />
    </>
  )
}
