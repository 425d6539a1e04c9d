import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { env } from '@/lib/core/env'
import styles from './bottom-band.module.css'
import { CallSteps, type CallTopic } from './call-steps'

type BottomBandProps = {
  /** Prefix for the ids of its parts. */
  id: string
  title: string
  text: string
  /** Below the title: the country test. */
  aside?: ReactNode
  form: ReactNode
  /** Who will telephone about what after the form was sent. */
  topic: CallTopic
}

/** The dark section with a lead form at the end of a page. Links in pages lead to it as `#consult`. */
export function BottomBand({ id, title, text, aside, form, topic }: BottomBandProps) {
  return (
    <section
      id="consult"
      className="print:hidden! text-body py-band bg-surface"
      data-surface="ink"
      aria-labelledby={`${id}-title`}
    >
      <Container>
        <div
          className={`${styles.columns} ${aside === undefined ? '' : styles.long} grid grid-cols-1 items-start`}
        >
          <div>
            <h2 id={`${id}-title`} className="font-display text-2xl">
              {title}
            </h2>
            <p className="text-muted mt-1 leading-relaxed max-w-[34em]">{text}</p>
            {aside !== undefined && <div className="mt-6">{aside}</div>}
          </div>
          <div className={`${styles.card} rounded-md text-body bg-paper`} data-surface="paper">
            {form}
          </div>
          <div className={styles.after}>
            <CallSteps topic={topic} retentionDays={env().LEAD_RETENTION_DAYS} />
          </div>
        </div>
      </Container>
    </section>
  )
}
