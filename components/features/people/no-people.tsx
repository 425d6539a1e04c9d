import { NobodyPublished } from '@/components/blocks/listing/nobody-published'
import type { Note } from '@/components/blocks/note-grid'

/** Replaces a list of people while none may be shown. */
export function NoPeople({ heading, notes }: { heading: string; notes: readonly Note[] }) {
  return <NobodyPublished heading={heading} notes={notes} action="请顾问给我回电" />
}
