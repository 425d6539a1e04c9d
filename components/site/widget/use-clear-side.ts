import { type RefObject, useLayoutEffect } from 'react'
import { overlap } from './overlap'
import type { Chat } from './use-chat-focus'

/** Puts a chat that is one line on the left of a wide window where a form of the page stands on the right. */
export function useClearSide(panel: RefObject<HTMLElement | null>, chat: Chat | null): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (element === null) return
    delete element.dataset.side
    if (chat?.size !== 'line') return
    const own = element.getBoundingClientRect()
    const forms = [...document.querySelectorAll('main form')]
    if (forms.some((form) => overlap(own, form.getBoundingClientRect()))) element.dataset.side = 'left'
  }, [panel, chat])
}
