'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { isChunkError, reloadOnce } from '@/lib/chunk-errors'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { isChatGoingOn } from './chat-memory'
import type { ChatPanelProps } from './chat-panel'
import { loadChat } from './preload-chat'
import { rememberOpened, takeOpened } from './session-memory'
import { WidgetBoundary } from './widget-boundary'

const ChatPanel = lazy(() => loadChat().then((loaded) => ({ default: loaded })))

/**
 * The chat, whose code is loaded when it first opens, and what the page opens by itself (see `visit.ts`). Used once,
 * in the root layout.
 */
export function ChatHost({ scriptUrl }: ChatPanelProps) {
  const store = useAppStoreApi()
  const isOpen = useAppStore((state) => state.floating?.kind === 'chat')
  const [wasOpened, setWasOpened] = useState(false)
  // A conversation continues on the next page, where an answer opens the window.
  useEffect(() => {
    if (scriptUrl === null && isChatGoingOn()) setWasOpened(true)
  }, [scriptUrl])
  const [fault, setFault] = useState<{ cause: unknown } | null>(null)
  if (isOpen && !wasOpened) setWasOpened(true)

  // When the chat cannot be loaded, the page is reloaded once; after that a visitor who asks for the chat is led to
  // the form of the page.
  useEffect(() => {
    if (fault === null || !isOpen) return
    const { floating, chatClosed } = store.getState()
    chatClosed()
    if (floating?.kind !== 'chat' || floating.by !== 'visitor') return
    if (isChunkError(fault.cause)) {
      rememberOpened('chat', floating.topic)
      if (reloadOnce()) return
    }
    location.assign('#consult')
  }, [fault, isOpen, store])

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

  return (
    wasOpened && (
      <WidgetBoundary onFault={(cause) => setFault({ cause })}>
        <Suspense>
          <ChatPanel scriptUrl={scriptUrl} />
        </Suspense>
      </WidgetBoundary>
    )
  )
}
