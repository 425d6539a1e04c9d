import { FactText } from '@/components/facts/fact-text'
import { CardLink } from '@/components/ui/card'
import { plainText } from '@/lib/facts/in-text'
import styles from './link-cards.module.css'

/** Links to related pages as rows, side by side where there is space. */
export function LinkCards({ items }: { items: readonly { label: string; href: string; text: string }[] }) {
  return (
    <ul className={`${styles.related} stack`}>
      {items.map(({ label, href, text }) => (
        <li key={href} className="relative pad-2 line-above">
          <h3 className="normal close">
            <CardLink href={href}>{plainText(label)}</CardLink>
          </h3>
          <p className="muted">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
