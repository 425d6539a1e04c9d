import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { Section, type Tone } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { Split } from './split'

export type BandLayout = 'above' | 'beside'

type BandProps = {
  /** Anchor of the section; its heading has the id `<id>-title`. */
  id: string
  heading: ReactNode
  intro?: ReactNode
  action?: ReactNode
  tone?: Tone | undefined
  /** `beside` puts the heading into its own column on wide screens. */
  layout?: BandLayout | undefined
  /** Whether the heading opens the section on phones. */
  isFolded?: boolean
  /** Below the content; beside it, below the heading, where that has its own column. */
  note?: ReactNode
  flushTop?: boolean
  children?: ReactNode
}

/** The frame of every block: a section of the page that is a landmark with its heading as name. */
export function Band({
  id,
  heading,
  intro,
  action,
  tone,
  layout,
  isFolded = false,
  flushTop,
  note,
  children,
}: BandProps) {
  const title = `${id}-title`
  if (isFolded)
    return (
      <Section labelledBy={title} tone={tone} flushTop={flushTop}>
        <Fold id={id} level={2} isOpenWide label={<span id={title}>{heading}</span>}>
          <Placed
            layout={layout}
            note={note}
            header={
              <>
                <h2 className="max-lg:hidden mb-(--heading-gap)">{heading}</h2>
                {intro !== undefined && <p className="text-muted mb-(--heading-gap)">{intro}</p>}
              </>
            }
          >
            {children}
          </Placed>
        </Fold>
      </Section>
    )
  const isBeside = layout === 'beside'
  return (
    <Section id={id} labelledBy={title} tone={tone} flushTop={flushTop}>
      <Placed
        layout={layout}
        note={note}
        header={<SectionHeader id={title} title={heading} text={intro} action={action} isRow={!isBeside} />}
      >
        {children}
      </Placed>
    </Section>
  )
}

type PlacedProps = Pick<BandProps, 'layout' | 'note' | 'children'> & { header: ReactNode }

/** The heading of a section where its layout has it, its content, and the note. */
function Placed({ layout, header, note, children }: PlacedProps) {
  if (layout === 'beside')
    return (
      <Split aside={header} note={note}>
        {children}
      </Split>
    )
  return (
    <>
      {header}
      {children}
      {note}
    </>
  )
}
