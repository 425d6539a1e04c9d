import type { ReactNode } from 'react'
import { Container } from './container'
import styles from './section.module.css'

/** `turns` is paper and deep by turns, whatever the bands of the page hold. */
export type Tone = 'paper' | 'deep' | 'ink' | 'hue' | 'turns'

type SectionProps = {
  tone?: Tone | undefined
  /** Country or theme of `data-hue` in globals.css; colours what reads `--hue` inside. */
  hue?: string
  /** Id of the heading inside; makes the band a landmark. */
  labelledBy?: string
  id?: string
  spacing?: 'band' | 'tight'
  /** For a band that continues the one above on the same ground. */
  flushTop?: boolean
  children: ReactNode
}

/** One band of a page over the whole width, its content held to the container. */
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
