import type { ReactNode } from 'react'
import { Fold } from '@/components/ui/fold'
import { Section, type Tone } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import { BandGrid } from './band-grid'
import { LinkRow, Stack } from './stack'

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
  /** On wide screens at the right of the heading and the content: a picture of data, a note, links. */
  margin?: ReactNode
  /** Below both. */
  below?: ReactNode
  /** Links to further pages: beside the heading on wide screens, otherwise at the end. */
  links?: readonly { label: string; href: string }[]
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
  margin,
  below,
  links = [],
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
  const header = <SectionHeader id={title} title={heading} text={intro} action={action} isRow={!isBeside} />
  if (margin || links.length > 0)
    return (
      <Section id={id} labelledBy={title} tone={tone} flushTop={flushTop}>
        <Stack>
          {margin ? (
            <BandGrid margin={margin}>
              <div>
                {header}
                {children}
              </div>
            </BandGrid>
          ) : (
            <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-8">
              {header}
              <div className="lg:col-span-full">{children}</div>
              <div className="max-lg:mt-4 lg:col-start-2 lg:row-start-1">
                <LinkRow links={links} />
              </div>
            </div>
          )}
          {below}
        </Stack>
      </Section>
    )
  return (
    <Section id={id} labelledBy={title} tone={tone} flushTop={flushTop}>
      <Placed layout={layout} note={note} header={header}>
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
      <div className="grid grid-cols-1 gap-x-[var(--split-gap,clamp(2rem,0.5rem+5vw,6rem))] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] lg:*:nth-2:row-[1/span_2] lg:*:nth-2:col-2 lg:*:nth-3:self-start lg:*:nth-3:mt-0">
        <div>{header}</div>
        <div>{children}</div>
        {note}
      </div>
    )
  return (
    <>
      {header}
      {children}
      {note}
    </>
  )
}
