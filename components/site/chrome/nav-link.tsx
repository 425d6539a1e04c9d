import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
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
  const shared = {
    className,
    'aria-current': current,
    'data-position': position,
    // The mark of the parameter `index` is set before hydration.
    suppressHydrationWarning: true,
  } as const
  return (
    <Link href={href} {...shared}>
      {children}
    </Link>
  )
}
