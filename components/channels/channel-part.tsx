import type { ReactNode } from 'react'
import { Split } from '@/components/sections/split'
import { Section, type Tone } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'

type ChannelPartProps = {
  /** Anchor of the part; its heading is `<id>-title`. */
  id: string
  heading: string
  intro?: string | undefined
  action?: ReactNode
  tone?: Tone
  /** `beside` sets the heading in a column of its own on wide screens. */
  layout?: 'above' | 'beside'
  flushTop?: boolean
  children: ReactNode
}

/** One part of a channel: a band named by its heading. */
export function ChannelPart({
  id,
  heading,
  intro,
  action,
  tone,
  layout = 'above',
  flushTop,
  children,
}: ChannelPartProps) {
  const title = `${id}-title`
  const header = <SectionHeader id={title} title={heading} text={intro} action={action} />
  return (
    <Section id={id} labelledBy={title} tone={tone} flushTop={flushTop}>
      {layout === 'beside' ? <Split aside={header}>{children}</Split> : header}
      {layout === 'above' && children}
    </Section>
  )
}
