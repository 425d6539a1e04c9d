import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './band.module.css'

/** Anchor of a section by its place on the page. */
export const sectionId = (index: number) => `part-${index}`

type BandProps = {
  index: number
  heading: string
  intro?: string | undefined
  /** `rail` sets the heading beside the content on wide screens; `full` sets it above. */
  layout?: 'rail' | 'full'
  children: ReactNode
}

/** The frame of every campaign section: a landmark named by its heading. */
export function Band({ index, heading, intro, layout = 'rail', children }: BandProps) {
  const id = sectionId(index)
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={layout === 'rail' ? `${styles.band} ${styles.rail}` : styles.band}
    >
      <Container>
        <div className={styles.grid}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {plainText(heading)}
            </h2>
            {intro !== undefined && (
              <p className={styles.intro}>
                <FactText text={intro} />
              </p>
            )}
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      </Container>
    </section>
  )
}
