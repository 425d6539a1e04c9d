import { Check, Minus } from 'lucide-react'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './requirements.module.css'

/** Who it suits and who it does not, side by side and in words. */
export function RequirementsSection({ section, index }: SectionProps<'requirements'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <div className={styles.sides}>
        <div className={styles.fits}>
          <h3 className={styles.title}>{section.fitsTitle}</h3>
          <ul className={styles.list}>
            {section.fits.map((item) => (
              <li key={item}>
                <Check aria-hidden="true" strokeWidth={2} />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.misfits}>
          <h3 className={styles.title}>{section.misfitsTitle}</h3>
          <ul className={styles.list}>
            {section.misfits.map((item) => (
              <li key={item}>
                <Minus aria-hidden="true" strokeWidth={2} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}
