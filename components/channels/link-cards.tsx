import styles from '@/components/campaign/sections/related.module.css'
import { Card, CardLink } from '@/components/ui/card'

/** Where to read on. */
export function LinkCards({ items }: { items: readonly { label: string; href: string; text: string }[] }) {
  return (
    <ul className={styles.related}>
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
