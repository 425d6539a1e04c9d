'use client'

import { useEffect, useState } from 'react'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { OwnChat } from './own-chat'
import { loadVendorChat } from './vendor-chat'

export type ChatPanelProps = {
  /** The script of a chat service; null for our own panel. */
  scriptUrl: string | null
}

/** The chat: a service's window where one is configured and can be had, else our own panel. */
export function ChatPanel({ scriptUrl }: ChatPanelProps) {
  const store = useAppStoreApi()
  const [hasVendor, setHasVendor] = useState(scriptUrl !== null)
  const floating = useAppStore((state) => state.floating)
  const chat = floating?.kind === 'chat' ? floating : null

  useEffect(() => {
    if (!hasVendor || scriptUrl === null || chat === null) return
    const { chatClosed, chatHandedOver } = store.getState()
    loadVendorChat(scriptUrl, chat.topic, chatClosed).then(
      // The service's window is on its own from here.
      chatHandedOver,
      (cause: unknown) => {
        console.error('chat service not loaded', cause)
        setHasVendor(false)
      },
    )
  }, [hasVendor, scriptUrl, chat, store])

  return hasVendor ? null : <OwnChat chat={chat} />
}
