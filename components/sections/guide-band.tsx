import type { ReactNode } from 'react'
import { type Note, NoteGrid } from '@/components/sections/note-grid'
import { Split } from '@/components/sections/split'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'

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
    <Section tone={tone} labelledBy={id}>
      <Split aside={<SectionHeader id={id} title={title} text={text} action={action} />}>
        <NoteGrid notes={notes} />
        {children}
      </Split>
    </Section>
  )
}
