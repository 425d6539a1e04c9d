import { Card, CardLink } from '@/components/ui/card'
import { each } from '@/components/ui/each'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './link-cards.module.css'

/** Where to read on. */
export function LinkCards({ items }: { items: readonly { label: string; href: string; text: string }[] }) {
  return (
    <ul className={styles.related}>
      {each(items, ({ label, href, text }) => (
        <Card as="li" linked>
          <h3 className={styles.title}>
            <CardLink href={href}>{plainText(label)}</CardLink>
          </h3>
          <p className={styles.text}>
            <FactText text={text} />
          </p>
        </Card>
      ))}
    </ul>
  )
}
