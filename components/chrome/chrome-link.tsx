import Link from 'next/link'
import type { ReactNode } from 'react'

type ChromeLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/**
 * A link of the header or footer. They stand on every page by the dozen, so they are not prefetched; what lies on another
 * host, or is a telephone number, is a plain link.
 */
export function ChromeLink({ href, className, children }: ChromeLinkProps) {
  return href.startsWith('/') ? (
    <Link href={href} className={className} prefetch={false}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
