import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { site } from '@/lib/site'
import styles from './bottom-band.module.css'

type BottomBandProps = {
  /** What the ids of its parts begin with. */
  id: string
  /** Where links in the page lead; another than `consult` for a second form of the same page. */
  place?: string
  eyebrow: string
  title: string
  text: string
  /** Beside the form: what happens next, or the country test. */
  aside: ReactNode
  formTitle: string
  formText?: string
  form: ReactNode
  /** Under both columns. */
  foot?: ReactNode
}

/** The dark band at the foot of a page that turns a reader into a lead. Links in pages lead to `#consult`. */
export function BottomBand({
  id,
  place = 'consult',
  eyebrow,
  title,
  text,
  aside,
  formTitle,
  formText,
  form,
  foot,
}: BottomBandProps) {
  return (
    <section
      id={place}
      className={`${styles.band} no-print`}
      data-surface="ink"
      aria-labelledby={`${id}-title`}
    >
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.eyebrow}>{eyebrow}</p>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            <p className={styles.text}>{text}</p>
            <div className={styles.aside}>{aside}</div>
          </div>
          <div className={styles.card} data-surface="paper">
            <h3 className={styles.formTitle}>{formTitle}</h3>
            {formText !== undefined && <p className={styles.formText}>{formText}</p>}
            {form}
            <p className={styles.notice}>{site.ageNotice}</p>
          </div>
        </div>
        {foot}
      </Container>
    </section>
  )
}
