import { useEffect, useEffectEvent } from 'react'
import { useAppStoreApi } from '@/stores/app-store-provider'

/** Runs the callback on Esc, wherever the focus is, unless a modal dialog is open, which handles the key itself. */
export function useEscape(isShown: boolean, onEscape: () => void): void {
  const store = useAppStoreApi()
  const escaped = useEffectEvent(onEscape)

  useEffect(() => {
    if (!isShown) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { dialog } = store.getState()
      if (event.key !== 'Escape' || event.isComposing || (dialog !== null && dialog.kind !== 'notice')) return
      escaped()
    }
    // In the capture phase, so that a dialog which handles the key is still open here.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isShown, store])
}
