import { Card, CardLink } from '@/components/ui/card'
import styles from './link-cards.module.css'

/** Where to read on. */
export function LinkCards({ items }: { items: readonly { label: string; href: string; text: string }[] }) {
  return (
    <ul className={styles.cards}>
      {items.map(({ label, href, text }) => (
        <Card as="li" key={href} linked>
          <h3 className={styles.title}>
            <CardLink href={href}>{label}</CardLink>
          </h3>
          <p className={styles.text}>{text}</p>
        </Card>
      ))}
    </ul>
  )
}
