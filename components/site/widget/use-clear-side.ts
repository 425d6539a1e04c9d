import { usePathname } from 'next/navigation'
import { type RefObject, useEffect } from 'react'
import { useAppStore } from '@/stores/app-store-provider'
import type { Chat } from './use-chat-focus'

/**
 * Keeps a chat that is not used off the forms of the page that come under it: the small window becomes a line, and a line stands on the
 * left of a wide window.
 */
export function useClearSide(panel: RefObject<HTMLElement | null>, chat: Chat | null): void {
  const due = useAppStore((state) => state.chatDue)
  const path = usePathname()
  const size = chat?.size ?? 'full'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    const element = panel.current
    if (element === null || size === 'full') return
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      observer = undefined
      delete element.dataset.side
      const under = new Set<Element>()
      const { top, right, bottom, left } = element.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      // The part of the window in which the chat stands.
      const rootMargin = `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px`
      for (const form of document.querySelectorAll('main form')) {
        observer ??= new IntersectionObserver(
          (changes) => {
            for (const { target, isIntersecting } of changes) under[isIntersecting ? 'add' : 'delete'](target)
            if (under.size === 0) delete element.dataset.side
            else if (size === 'small') due('line')
            else element.dataset.side = 'left'
          },
          { rootMargin },
        )
        observer.observe(form)
      }
    }
    watch()
    window.addEventListener('resize', watch)
    return () => {
      window.removeEventListener('resize', watch)
      observer?.disconnect()
      delete element.dataset.side
    }
  }, [panel, size, due, path])
}
