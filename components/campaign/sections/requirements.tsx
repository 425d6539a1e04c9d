import { Check, Minus } from 'lucide'
import { FactText } from '@/components/ui/fact-text'
import { Icon } from '@/components/ui/icon'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './requirements.module.css'

/** Who it suits and who it does not, side by side and in words. */
export function RequirementsSection({ section, index }: SectionProps<'requirements'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <div className={styles.sides}>
        <div className={styles.fits}>
          <h3 className={styles.title}>{plainText(section.fitsTitle)}</h3>
          <ul className={styles.list}>
            {section.fits.map((item) => (
              <li key={item}>
                <Icon of={Check} strokeWidth={2} />
                <span>
                  <FactText text={item} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.misfits}>
          <h3 className={styles.title}>{plainText(section.misfitsTitle)}</h3>
          <ul className={styles.list}>
            {section.misfits.map((item) => (
              <li key={item}>
                <Icon of={Minus} strokeWidth={2} />
                <span>
                  <FactText text={item} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  )
}
