import { type RefObject, useEffect, useRef } from 'react'
import type { ChatMessage } from '@/lib/leads/chat'
import type { Chat } from './use-chat-focus'

/**
 * Scrolls to the newest answer below its question, unless the visitor is writing a message. It also scrolls when the
 * one line on a phone becomes the window, because there was nothing to scroll before.
 */
export function useNewestInSight(
  chat: Chat | null,
  messages: readonly ChatMessage[],
  fold: RefObject<HTMLDetailsElement | null>,
) {
  const body = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chat === null || messages.length === 0 || fold.current?.contains(document.activeElement)) return
    const last = log.current?.lastElementChild
    bringIntoSight(
      body.current,
      messages.at(-1)?.by === 'machine' ? (last?.previousElementSibling ?? last) : last,
    )
  }, [messages, chat, fold])
  return { body, log }
}

/** Scrolls only inside the panel. `scrollIntoView` would also move the panel's head and the page behind. */
function bringIntoSight(body: HTMLElement | null, part: Element | null | undefined) {
  if (part instanceof HTMLElement && body !== null) body.scrollTop = part.offsetTop - body.offsetTop
}
