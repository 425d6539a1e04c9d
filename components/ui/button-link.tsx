import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import styles from './button.module.css'

type ButtonLinkProps = {
  href: string
  variant?: 'primary' | 'secondary' | 'quiet'
  /** An arrow after the text, for a link to a further page. */
  arrow?: boolean
  wide?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  variant = 'primary',
  arrow = false,
  wide = false,
  children,
}: ButtonLinkProps) {
  const className = [styles.button, styles[variant], wide && 'w-full'].filter(Boolean).join(' ')
  return (
    <Link href={href} className={className}>
      {children}
      {arrow && <Icon of="arrow-right" strokeWidth={1.75} />}
    </Link>
  )
}
