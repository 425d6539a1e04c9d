import { type RefObject, useEffect, useEffectEvent } from 'react'
import { overlap } from './overlap'

/**
 * Runs the callback when the focus goes to something that a floating element covers, so that the element can close.
 * Does nothing for a modal dialog, which covers everything.
 */
export function useFocusBehind(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  onFocusBehind: () => void,
): void {
  const focusedBehind = useEffectEvent(onFocusBehind)

  useEffect(() => {
    if (!isShown) return
    const onFocus = ({ target }: FocusEvent) => {
      const cover = element.current
      if (cover === null || !(target instanceof Element) || cover.contains(target)) return
      if (target === document.body || target.closest('dialog') !== null) return
      if (overlap(cover.getBoundingClientRect(), target.getBoundingClientRect())) focusedBehind()
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [element, isShown])
}
