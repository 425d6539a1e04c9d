import { Card, CardLink } from '@/components/ui/card'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './link-cards.module.css'

/** Where to read on. */
export function LinkCards({ items }: { items: readonly { label: string; href: string; text: string }[] }) {
  return (
    <ul className={styles.related}>
      {items.map(({ label, href, text }) => (
        <Card key={href} as="li" linked>
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
