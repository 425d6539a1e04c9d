import { ButtonLink } from '@/components/ui/button-link'
import { FactText } from '@/components/ui/fact-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './prose.module.css'

/** Running text held to a readable measure: plain, framed as a remark, or in two columns. */
export function ProseSection({ section, index }: SectionProps<'prose'>) {
  const { look, heading, paragraphs, list, links } = section
  return (
    <Band index={index} heading={heading} layout={look === 'columns' ? 'full' : 'rail'}>
      <div className={styles[look]}>
        <div className={styles.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <FactText text={paragraph} />
            </p>
          ))}
        </div>
        {list !== undefined && (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item}>
                <FactText text={item} />
              </li>
            ))}
          </ul>
        )}
        {links !== undefined && (
          <p className={styles.links}>
            {links.map((link) => (
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
