import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { useHeader } from './menu-context'

type NavLinkProps = {
  href: string
  /** The page that `href` shows, without query; equal for an alias and its page. */
  canonical: string
  /** Position in the main navigation, from 1. */
  position: number
  className?: string | undefined
  children: ReactNode
}

/** A link of the main navigation. It is marked when the current page is its own (`page`) or belongs to it (`true`). */
export function NavLink({ href, canonical, position, className, children }: NavLinkProps) {
  const { activePosition, path } = useHeader()
  const current = activePosition !== position ? undefined : canonical === path ? 'page' : 'true'
  const shared = {
    className,
    'aria-current': current,
    'data-position': position,
    // The inline script marks the item of the parameter `index` before hydration.
    suppressHydrationWarning: true,
  } as const
  return (
    <Link href={href} {...shared}>
      {children}
    </Link>
  )
}
