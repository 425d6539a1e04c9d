'use client'

import { useEffect, useState } from 'react'
import { useAppStoreApi } from '@/stores/app-store-provider'
import { isChatGoingOn } from './chat-memory'
import type { ChatPanelProps } from './chat-panel'
import { LatePart } from './late-part'
import { loadChat } from './preload-chat'
import { takeOpened } from './session-memory'

/**
 * The chat, whose code is loaded when it first opens, and what the page opens by itself (see `visit.ts`). Used once,
 * in the root layout.
 */
export function ChatHost({ scriptUrl }: ChatPanelProps) {
  const store = useAppStoreApi()
  const [isGoingOn, setIsGoingOn] = useState(false)
  // A conversation continues on the next page, where an answer opens the window.
  useEffect(() => setIsGoingOn(scriptUrl === null && isChatGoingOn()), [scriptUrl])

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

  return <LatePart kind="chat" isWanted={isGoingOn} load={loadChat} props={{ scriptUrl }} />
}
