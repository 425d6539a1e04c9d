import { useEffect, useState } from 'react'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import { OwnChat } from './own-chat'

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

const loads = new Map<string, Promise<void>>()

/** Event on `window` for the script of a chat service: the visitor opens the chat; `detail.topic` is its topic. */
const openEvent = 'site-chat-open'

/**
 * Event on `window` from that script: the visitor has closed its window, so it must not open by itself again in this
 * visit.
 */
const closeEvent = 'site-chat-close'

/**
 * Loads the script of a chat service, once per page, and dispatches the event that opens its chat.
 * @param onClose runs each time the visitor closes the service's window
 */
async function loadVendorChat(url: string, topic: string, onClose: () => void): Promise<void> {
  const load = loads.get(url) ?? loadScript(url)
  if (!loads.has(url)) window.addEventListener(closeEvent, onClose)
  loads.set(url, load)
  await load
  window.dispatchEvent(new CustomEvent(openEvent, { detail: { topic } }))
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`script not loaded: ${url}`)))
    document.body.append(script)
  })
}
