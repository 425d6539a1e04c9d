import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import styles from './card.module.css'

type CardProps = {
  as?: 'div' | 'li' | 'article'
  /** Country or theme, the value of `data-hue`. */
  hue?: string
  /** Set when a `CardLink` inside makes the whole card clickable. */
  linked?: boolean
  className?: string
  children: ReactNode
}

/** A white box with facts. */
export function Card({ as: Element = 'div', hue, linked = false, className, children }: CardProps) {
  return (
    <Element
      className={[
        `${styles.card} flex flex-col border border-line rounded-md bg-card`,
        linked && styles.linked,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
      data-hue={hue}
      data-surface="paper"
    >
      {children}
    </Element>
  )
}

/** The one link of a `linked` card, usually in its heading; its target area covers the card. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={`${styles.cover} no-underline`}>
      {children}
    </Link>
  )
}
