import { type Note, NoteGrid } from '@/components/blocks/note-grid'
import { ButtonLink } from '@/components/ui/button-link'

type NobodyPublishedProps = {
  heading: string
  notes: readonly Note[]
  /** What a press leads to: the form at the foot of the page. */
  action: string
}

/** What is in place of a list of people, cases or news that holds nothing that may be shown, and the way to the form. */
export function NobodyPublished({ heading, notes, action }: NobodyPublishedProps) {
  return (
    <>
      <h2>{heading}</h2>
      <NoteGrid notes={notes} />
      <p>
        <ButtonLink href="#consult">{action}</ButtonLink>
      </p>
    </>
  )
}
