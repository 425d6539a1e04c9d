import { createStore } from 'zustand/vanilla'
import { type CodeFormSlice, createCodeFormSlice } from './code-form-slice'
import { createDialogSlice, type DialogSlice } from './dialog-slice'
import type { SiteData } from './site-data-slice'
import { createWidgetSlice, type WidgetSlice } from './widget-slice'

export type AppState = SiteData & DialogSlice & CodeFormSlice & WidgetSlice

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
