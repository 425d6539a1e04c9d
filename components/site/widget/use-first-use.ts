import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Runs the callback after a completed press in an element and when something is typed there, except in its head. Not when it gets the
 * focus: a press sets the focus before it ends, so an element that changed its size then would take the press away from its control.
 */
export function useFirstUse(element: RefObject<HTMLElement | null>, onUse: () => void): void {
  const used = useEffectEvent(onUse)

  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const onEvent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('header') === null) used()
    }
    const kinds = ['click', 'input'] as const
    for (const kind of kinds) watched.addEventListener(kind, onEvent)
    return () => {
      for (const kind of kinds) watched.removeEventListener(kind, onEvent)
    }
  }, [element])
}
