import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

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
export function Card({ as: Element = 'div', hue, linked = false, className = '', children }: CardProps) {
  return (
    <Element
      className={`relative p-[clamp(1.125rem,0.9rem+0.8vw,1.75rem)] flex flex-col border border-line rounded-md bg-card text-body ${linked ? '[transition:border-color_var(--motion),box-shadow_var(--motion)] hover:border-line-strong hover:[box-shadow:var(--shadow-md)]' : ''} ${className}`}
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
    <Link
      href={href}
      className="text-inherit no-underline hover:underline after:absolute after:inset-0 after:rounded-[inherit] focus-visible:outline-none focus-visible:after:[outline:var(--focus)] focus-visible:after:outline-offset-2"
    >
      {children}
    </Link>
  )
}
