import { ButtonLink } from '@/components/ui/button-link'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './prose.module.css'

/** Running text, held to a readable measure. */
export function ProseSection({ section, index }: SectionProps<'prose'>) {
  return (
    <Band index={index} heading={section.heading}>
      <div className={styles.prose}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list !== undefined && (
          <ul className={styles.list}>
            {section.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {section.links !== undefined && (
          <p className={styles.links}>
            {section.links.map((link) => (
              <ButtonLink key={link.href} href={link.href} variant="quiet" arrow>
                {link.label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
    </Band>
  )
}
