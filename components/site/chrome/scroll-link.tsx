import type { MouseEvent, ReactNode } from 'react'
import { useHeader } from './menu-context'

type ScrollLinkProps = {
  href: string
  top: number
  /** Id of the section that it announces. The page scrolls on to that section if it is not visible by then. */
  onTo: string
  /** Position in the main navigation, from 1. */
  position: number
  className?: string | undefined
  children: ReactNode
}

/**
 * Scrolls this page down to `top` CSS pixels, then on to the section `onTo`. Without scripts, or with a modifier key,
 * it works as an ordinary link.
 */
export function ScrollLink({ href, top, onTo, position, className, children }: ScrollLinkProps) {
  const { activePosition } = useHeader()
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./scroll-on').then(
      ({ scrollOn }) => scrollOn(top, onTo),
      () => document.getElementById(onTo)?.scrollIntoView(),
    )
  }
  return (
    <a
      href={href}
      className={className}
      data-position={position}
      aria-current={activePosition === position ? 'true' : undefined}
      suppressHydrationWarning
      onClick={onClick}
    >
      {children}
    </a>
  )
}
