'use client'

import { useCallback, useEffect } from 'react'
import { useWantedView } from '@/components/site/use-wanted-view'
import { isServerThere } from '@/lib/chunk-errors'
import type { AppState } from '@/stores/app-state'
import type { AppStore } from '@/stores/app-store'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'

const loadDialogs = () => import('./open-dialog').then((loaded) => loaded.OpenDialog)

/** Loads the dialogs when the first one opens. When they cannot be loaded, it uses alerts and a native post instead. */
export function DialogHost({ checkString }: { checkString: string }) {
  const store = useAppStoreApi()
  const isOpen = useAppStore((state) => state.dialog !== null)
  const isExpected = useAppStore((state) => state.dialogExpected)
  const onLost = useCallback(
    (cause: unknown) => {
      console.error('dialogs not loaded', cause)
      fallBackToAlerts(store)
    },
    [store],
  )
  const OpenDialog = useWantedView(isOpen, loadDialogs, onLost)

  useEffect(() => {
    // An error here is ignored. It occurs again, and is handled, when a dialog opens.
    if (isExpected) loadDialogs().catch(() => {})
  }, [isExpected])

  return isOpen && OpenDialog ? <OpenDialog checkString={checkString} /> : null
}

function fallBackToAlerts(store: AppStore) {
  const state: AppState = store.getState()
  switch (state.dialog?.kind) {
    case 'success':
      window.alert(state.dialog.text)
      return state.successClosed()
    case 'failure':
      window.alert(state.dialog.text)
      return state.failureClosed()
    case 'notice':
      return state.noticeClosed()
    case 'code': {
      const form = document.getElementById(state.codeForm.opener?.formId ?? '')
      state.identityCheckClosed()
      // An unverified lead is better than none.
      if (form instanceof HTMLFormElement) void postOrSay(form)
    }
  }
}

async function postOrSay(form: HTMLFormElement): Promise<void> {
  if (await isServerThere(form.action).catch(() => true)) form.submit()
  else window.alert('没有发出去，请再提交一次。')
}
