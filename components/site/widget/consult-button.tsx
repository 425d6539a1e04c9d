'use client'

import type { ReactNode } from 'react'
import { hotlineHref } from '@/lib/site'
import { useOptionalAppStore } from '@/stores/app-store-provider'
import { preloadChat } from './preload-chat'

type ConsultButtonProps = {
  /** What the visitor asks about, such as `爱尔兰留学`; goes into the lead's source. */
  topic?: string
  className?: string
  children: ReactNode
}

/**
 * Opens the chat about a topic. It is a link that dials the hotline, which is what it does without scripts; `data-consult` has the inline
 * listener of early presses keep one that comes before hydration.
 */
export function ConsultButton({ topic = '', className, children }: ConsultButtonProps) {
  const store = useOptionalAppStore()
  return (
    <a
      href={hotlineHref}
      className={className}
      data-consult=""
      aria-haspopup={store ? 'dialog' : undefined}
      onPointerEnter={preloadChat}
      onFocus={preloadChat}
      onClick={(event) => {
        if (store === null || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        store.getState().chatAsked(topic)
      }}
    >
      {children}
    </a>
  )
}
