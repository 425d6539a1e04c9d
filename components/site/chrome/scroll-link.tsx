'use client'
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
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const behavior = calm ? 'auto' : 'smooth'
    window.scrollTo({ top, behavior })
    const band = document.getElementById(onTo)
    if (band === null || isInViewAt(band, top)) return
    const goOn = () => band.scrollIntoView({ behavior, block: 'start' })
    if (calm || !('onscrollend' in window) || Math.abs(window.scrollY - reachable(top)) < 1) goOn()
    else window.addEventListener('scrollend', goOn, { once: true })
  }
  return (
    <a
      href={href}
      className={className}
      data-progress="off"
      data-position={position}
      aria-current={activePosition === position ? 'true' : undefined}
      suppressHydrationWarning
      onClick={onClick}
    >
      {children}
    </a>
  )
}

/** How far down the page can stand when it is asked for `top`. */
const reachable = (top: number) =>
  Math.max(0, Math.min(top, document.documentElement.scrollHeight - window.innerHeight))

/** Whether the heading of a band is in view while the page stands at `top`. */
function isInViewAt(band: Element, top: number): boolean {
  const from = reachable(top)
  const at = band.getBoundingClientRect().top + window.scrollY
  return at >= from && at < from + window.innerHeight * 0.75
}
