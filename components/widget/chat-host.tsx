'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hotlineHref } from '@/lib/site'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import type { ChatPanelProps } from './chat-panel'
import { loadChat } from './preload-chat'

/**
 * Stands once, in the root layout: loads the chat when it first opens, and, after the page is there, what the page does on
 * its own (see `visit.ts`).
 */
export function ChatHost({ scriptUrl }: ChatPanelProps) {
  const store = useAppStoreApi()
  const isOpen = useAppStore((state) => state.floating?.kind === 'chat')
  const [ChatPanel, setChatPanel] = useState<ComponentType<ChatPanelProps> | null>(null)

  useEffect(() => {
    const arrival = { href: location.href, referrer: document.referrer, at: performance.now() }
    let isOver = false
    let end = () => {}
    import('./visit').then(
      ({ beginVisit }) => {
        if (!isOver) end = beginVisit(store, arrival)
      },
      (cause: unknown) => console.error('visit not noted', cause),
    )
    return () => {
      isOver = true
      end()
    }
  }, [store])

  useEffect(() => {
    if (!isOpen || ChatPanel) return
    loadChat().then(
      (loaded) => setChatPanel(() => loaded.ChatPanel),
      (cause: unknown) => {
        console.error('chat not loaded', cause)
        const { floating, chatClosed } = store.getState()
        chatClosed()
        if (floating?.kind === 'chat' && floating.by === 'visitor') location.assign(hotlineHref)
      },
    )
  }, [isOpen, ChatPanel, store])

  return ChatPanel && <ChatPanel scriptUrl={scriptUrl} />
}
