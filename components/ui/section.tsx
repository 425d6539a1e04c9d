import type { ReactNode } from 'react'
import { Container } from './container'
import styles from './section.module.css'

/** `turns` alternates between paper and deep from section to section. */
export type Tone = 'paper' | 'deep' | 'ink' | 'hue' | 'turns'

type SectionProps = {
  tone?: Tone | undefined
  /** Country or theme, the value of `data-hue` in globals.css. It sets the colour `--hue` inside. */
  hue?: string
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
  hue,
  labelledBy,
  id,
  spacing = 'band',
  flushTop = false,
  children,
}: SectionProps) {
  const className = [
    styles.section,
    tone === 'deep' && styles.deep,
    tone === 'hue' && styles.hue,
    tone === 'turns' && styles.turns,
    spacing === 'tight' && styles.tight,
    flushTop && styles.flushTop,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <section
      className={className}
      id={id}
      aria-labelledby={labelledBy}
      data-hue={hue}
      data-surface={tone === 'ink' ? 'ink' : 'paper'}
    >
      <Container>{children}</Container>
    </section>
  )
}
