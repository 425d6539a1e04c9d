'use client'
import type { MouseEvent, ReactNode } from 'react'

type ScrollLinkProps = { href: string; top: number; className?: string | undefined; children: ReactNode }

/**
 * Scrolls this page down to `top` CSS pixels. Without scripts, or with a modifier key, it is the link it is written as.
 */
export function ScrollLink({ href, top, className, children }: ScrollLinkProps) {
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' })
  }
  return (
    <a href={href} className={className} data-progress="off" onClick={onClick}>
      {children}
    </a>
  )
}
