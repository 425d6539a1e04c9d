import type { MouseEvent, ReactNode } from 'react'
import { useHeader } from './menu-context'

type ScrollLinkProps = {
  href: string
  top: number
  /** Id of the band it is about: the page goes on to it where it is not in view by then. */
  onTo: string
  /** 1-based place in the main navigation. */
  position: number
  className?: string | undefined
  children: ReactNode
}

/**
 * Scrolls this page down to `top` CSS pixels, then on to the band it is about. Without scripts, or with a modifier key, it is the link it is written as.
 */
export function ScrollLink({ href, top, onTo, position, className, children }: ScrollLinkProps) {
  const { activePosition } = useHeader()
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./scroll-on').then(
      ({ scrollOn }) => scrollOn(top, onTo),
      () => location.assign(href),
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
