import { useEffect, useRef } from 'react'
import { useAppStoreApi } from '@/stores/app-store-provider'

/** Calls back on Esc, wherever the focus is, unless a dialog has the screen and takes the key itself; a notice has not. */
export function useEscape(isShown: boolean, onEscape: () => void): void {
  const store = useAppStoreApi()
  const escaped = useRef(onEscape)
  useEffect(() => {
    escaped.current = onEscape
  })

  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { dialog } = store.getState()
      if (event.key !== 'Escape' || event.isComposing || (dialog !== null && dialog.kind !== 'notice')) return
      escaped.current()
    }
    // On the way down, before a dialog that takes the key is gone.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown, store])
}
