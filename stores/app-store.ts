import { createStore } from 'zustand/vanilla'
import type { AppState } from './app-state'
import { createCodeFormSlice } from './code-form-slice'
import { createDialogSlice } from './dialog-slice'
import { createWidgetSlice } from './widget-slice'

/**
 * A new client store. The provider makes one per page load; never a module-wide one, which on the server would be shared between
 * visitors.
 */
export function createAppStore() {
  return createStore<AppState>()((...api) => ({
    ...createDialogSlice(...api),
    ...createCodeFormSlice(...api),
    ...createWidgetSlice(...api),
  }))
}

export type AppStore = ReturnType<typeof createAppStore>
