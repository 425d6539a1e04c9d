'use client'

import { useCallback, useEffect } from 'react'
import { useWantedView } from '@/components/site/use-wanted-view'
import { reloadOnce } from '@/lib/chunk-errors'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import type { ChatPanelProps } from './chat-panel'
import { loadChat } from './preload-chat'
import { rememberOpened, takeOpened } from './session-memory'

/**
 * Stands once, in the root layout: loads the chat when it first opens, and, after the page is there, what the page does on
 * its own (see `visit.ts`).
 */
export function ChatHost({ scriptUrl }: ChatPanelProps) {
  const store = useAppStoreApi()
  const isOpen = useAppStore((state) => state.floating?.kind === 'chat')
  const onLost = useCallback(
    (cause: unknown) => {
      console.error('chat not loaded', cause)
      const { floating, chatClosed } = store.getState()
      chatClosed()
      if (floating?.kind !== 'chat' || floating.by !== 'visitor') return
      rememberOpened('chat', floating.topic)
      if (!reloadOnce()) location.assign('#consult')
    },
    [store],
  )
  const ChatPanel = useWantedView(isOpen, loadChat, onLost)

  useEffect(() => {
    const topic = takeOpened('chat')
    if (topic !== null) store.getState().chatAsked(topic)
  }, [store])

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

  return ChatPanel && <ChatPanel scriptUrl={scriptUrl} />
}
