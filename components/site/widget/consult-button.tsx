'use client'

import type { ReactNode } from 'react'
import { paths } from '@/lib/routing/paths'
import { useOptionalAppStore } from '@/stores/app-store-provider'
import { preloadChat } from './preload-chat'

type ConsultButtonProps = {
  /** The topic, such as `爱尔兰留学`; part of the lead's source. */
  topic?: string
  className?: string
  children: ReactNode
}

/**
 * Opens the chat about a topic. Without scripts it leads to the message form. Because of `data-consult` the inline
 * script for early input remembers a press before hydration.
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
