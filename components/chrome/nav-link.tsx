'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { useHeader } from './menu-context'

type NavLinkProps = {
  href: string
  /** The page that `href` shows, without query; an alias and its page have the same. */
  canonical: string
  /** 1-based place in the main navigation. */
  position: number
  className?: string | undefined
  children: ReactNode
}

/** A link of the main navigation; knows whether the page shown is its own (`page`) or belongs under it (`true`). */
export function NavLink({ href, canonical, position, className, children }: NavLinkProps) {
  const { activePosition, path } = useHeader()
  const current = activePosition !== position ? undefined : canonical === path ? 'page' : 'true'
  return href.startsWith('/') ? (
    <Link href={href} className={className} prefetch={false} aria-current={current}>
      {children}
    </Link>
  ) : (
    <a href={href} className={className} aria-current={current}>
      {children}
    </a>
  )
}
