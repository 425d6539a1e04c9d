import { createStore } from 'zustand/vanilla'
import type { AppState, SiteData } from './app-state'
import { createCodeFormSlice } from './code-form-slice'
import { createDialogSlice } from './dialog-slice'
import { createWidgetSlice } from './widget-slice'

/**
 * A fresh store. One is made per page load by the provider; never a module-wide one, which on the server would be shared
 * between visitors.
 */
export function createAppStore(data: SiteData) {
  return createStore<AppState>()((...api) => ({
    ...data,
    ...createDialogSlice(...api),
    ...createCodeFormSlice(...api),
    ...createWidgetSlice(...api),
  }))
}

export type AppStore = ReturnType<typeof createAppStore>
