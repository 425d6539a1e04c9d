import type { ReactNode } from 'react'
import { Container } from './container'

/** `turns` alternates between paper and deep from section to section. */
export type Tone = 'paper' | 'deep' | 'ink' | 'hue' | 'turns'

const tones: Record<Tone, string> = {
  paper: '',
  deep: '[--surface:var(--color-paper-deep)]',
  ink: '',
  hue: '[--surface:var(--hue-soft)]',
  turns: 'nth-of-type-[even]:[--surface:var(--color-paper-deep)]',
}

type SectionProps = {
  tone?: Tone | undefined
  /** Id of the heading inside. It makes the section a landmark. */
  labelledBy?: string
  id?: string
  spacing?: 'band' | 'tight'
  /** For a section that continues the one above on the same background. */
  flushTop?: boolean
  children: ReactNode
}

/** One section of a page across the whole width, with its content inside the container. */
export function Section({
  tone = 'paper',
  labelledBy,
  id,
  spacing = 'band',
  flushTop = false,
  children,
}: SectionProps) {
  const className = [
    'bg-surface text-body',
    tones[tone],
    spacing === 'tight'
      ? 'py-[calc(var(--spacing-band)*0.75)]'
      : 'py-[var(--band-padding,var(--spacing-band))]',
    flushTop && 'pt-0',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <section
      className={className}
      id={id}
      aria-labelledby={labelledBy}
      data-surface={tone === 'ink' ? 'ink' : 'paper'}
    >
      <Container>{children}</Container>
    </section>
  )
}
