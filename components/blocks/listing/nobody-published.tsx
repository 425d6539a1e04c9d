import { type Note, NoteGrid } from '@/components/blocks/note-grid'
import { ButtonLink } from '@/components/ui/button-link'

type NobodyPublishedProps = {
  heading: string
  notes: readonly Note[]
  /** Label of the button that leads to the form at the end of the page. */
  action: string
}

/** Replaces a list of people, cases or news without any public record, with a button to the form. */
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
