import { useEffect, useState } from 'react'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { OwnChat } from './own-chat'
import { loadVendorChat } from './vendor-chat'

export type ChatPanelProps = {
  /** The script of an external chat service; null for the site's own panel. */
  scriptUrl: string | null
}

/** The chat: the window of a service when one is configured and can be loaded, otherwise the site's own panel. */
export function ChatPanel({ scriptUrl }: ChatPanelProps) {
  const store = useAppStoreApi()
  const [hasVendor, setHasVendor] = useState(scriptUrl !== null)
  const floating = useAppStore((state) => state.floating)
  const chat = floating?.kind === 'chat' ? floating : null

  useEffect(() => {
    if (!hasVendor || scriptUrl === null || chat === null) return
    const { chatClosed, chatHandedOver } = store.getState()
    loadVendorChat(scriptUrl, chat.topic, chatClosed).then(
      // From here on the window of the service works by itself.
      chatHandedOver,
      (cause: unknown) => {
        console.error('chat service not loaded', cause)
        setHasVendor(false)
      },
    )
  }, [hasVendor, scriptUrl, chat, store])

  return hasVendor ? null : <OwnChat chat={chat} />
}
