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
  /** `beside` puts the heading into its own column on wide screens; with `folded` the heading opens the section on phones. */
  layout?: BandLayout | 'folded' | undefined
  flushTop?: boolean
  children?: ReactNode
}

/** The frame of every block: a section of the page that is a landmark with its heading as name. */
export function Band({ id, heading, intro, action, tone, layout, flushTop, children }: BandProps) {
  const title = `${id}-title`
  if (layout === 'folded')
    return (
      <Section labelledBy={title} tone={tone} flushTop={flushTop}>
        <Fold id={id} level={2} isOpenWide label={<span id={title}>{heading}</span>}>
          <h2 className="max-lg:hidden">{heading}</h2>
          {intro !== undefined && <p>{intro}</p>}
          {children}
        </Fold>
      </Section>
    )
  const header = <SectionHeader id={title} title={heading} text={intro} action={action} />
  return (
    <Section id={id} labelledBy={title} tone={tone} flushTop={flushTop}>
      {layout === 'beside' ? <Split aside={header}>{children}</Split> : header}
      {layout !== 'beside' && children}
    </Section>
  )
}
