'use client'

import type { ReactNode } from 'react'
import { paths } from '@/lib/routing/paths'
import { useOptionalAppStore } from '@/stores/app-store-provider'
import { preloadChat } from './preload-chat'

type ConsultButtonProps = {
  /** What the visitor asks about, such as `爱尔兰留学`; goes into the lead's source. */
  topic?: string
  className?: string
  children: ReactNode
}

/**
 * Opens the chat about a topic. Without scripts it leads to the form that takes a message; `data-consult` has the inline listener of
 * early presses keep one that comes before hydration.
 */
export function ConsultButton({ topic = '', className, children }: ConsultButtonProps) {
  const store = useOptionalAppStore()
  return (
    <a
      href={`${paths.contact}#message`}
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
