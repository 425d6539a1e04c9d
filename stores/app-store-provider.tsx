'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { useStore } from 'zustand'
import type { AppState } from './app-state'
import { type AppStore, createAppStore } from './app-store'

const AppStoreContext = createContext<AppStore | null>(null)

/** Provides the shared state of one page load. Used once, in the root layout. */
export function AppStoreProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createAppStore)
  return <AppStoreContext value={store}>{children}</AppStoreContext>
}

/** The client store itself, for event handlers; null outside the provider, as on the last-resort error page. */
export function useOptionalAppStore(): AppStore | null {
  return useContext(AppStoreContext)
}

/** The client store itself. Throws outside the provider. */
export function useAppStoreApi(): AppStore {
  const store = useContext(AppStoreContext)
  if (store === null) throw new Error('AppStoreProvider is missing above this component')
  return store
}

/** Reads shared state. Throws outside the provider. */
export function useAppStore<T>(selector: (state: AppState) => T): T {
  return useStore(useAppStoreApi(), selector)
}
