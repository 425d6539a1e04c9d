import { type RefObject, useEffect, useRef } from 'react'
import type { Floating } from '@/stores/app-state'
import { useAppStore } from '@/stores/app-store-provider'

export type Chat = Extract<Floating, { kind: 'chat' }>

/**
 * The focus moves to the title of a chat that the visitor has opened, and back when the chat is closed. When it opened
 * by itself, the focus stays.
 */
export function useChatFocus(chat: Chat | null, panel: RefObject<HTMLElement | null>) {
  const close = useAppStore((state) => state.chatClosed)
  const title = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    if (chat?.by !== 'visitor') return
    if (!panel.current?.contains(document.activeElement)) opener.current = document.activeElement
    title.current?.focus()
  }, [chat, panel])

  function leave() {
    const hadFocus =
      panel.current?.contains(document.activeElement) || document.activeElement === document.body
    close()
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }

  return { title, leave }
}
