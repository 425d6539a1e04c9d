import { ArrowRight } from 'lucide'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './button.module.css'

type ButtonLinkProps = {
  href: string
  variant?: 'primary' | 'secondary' | 'quiet'
  /** An arrow after the words, for a link that leads on to a page. */
  arrow?: boolean
  wide?: boolean
  children: ReactNode
}

/** A link that looks like a button. Our own paths go through the router; `#`, `tel:` and other hosts are plain links. */
export function ButtonLink({
  href,
  variant = 'primary',
  arrow = false,
  wide = false,
  children,
}: ButtonLinkProps) {
  const className = [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ')
  const content = (
    <>
      {children}
      {arrow && <Icon of={ArrowRight} strokeWidth={1.75} />}
    </>
  )
  return href.startsWith('/') ? (
    <Link href={href} className={className} prefetch={false}>
      {content}
    </Link>
  ) : (
    <a href={href} className={className}>
      {content}
    </a>
  )
}
