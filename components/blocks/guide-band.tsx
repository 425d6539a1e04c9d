import type { ReactNode } from 'react'
import { Band } from './band'
import { FigureNotes } from './figure-notes'
import type { Note } from './note-grid'

type GuideBandProps = {
  id: string
  title: string
  text: string
  notes: readonly Note[]
  action?: ReactNode
  tone?: 'paper' | 'deep'
  /** Below the notes: where to read more. */
  children?: ReactNode
}

/** Advice beside a list: its heading at the left, short notes in pairs at the right. */
export function GuideBand({ id, title, text, notes, action, tone = 'deep', children }: GuideBandProps) {
  return (
    <Band id={id} heading={title} intro={text} action={action} tone={tone} layout="beside">
      <FigureNotes notes={notes} />
      {children}
    </Band>
  )
}
