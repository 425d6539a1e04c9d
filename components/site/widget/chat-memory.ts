import { browserStore } from '@/lib/core/browser-store'
import { minute } from '@/lib/core/time'

/**
 * What this browser knows about its conversation. Scripts cannot read the code of it. `until`: how long it continues
 * on the next pages, ms since 1970; 0 for no conversation. `seen`: number of the newest message shown.
 */
type ChatMemory = { until: number; seen: number }

/** Validated by hand, because every page loads this code and a library would be too heavy. */
export const chatMemory = browserStore<ChatMemory>('chat', (stored) => {
  const kept = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const number = (name: string) => Number(kept.find(([key]) => key === name)?.[1]) || 0
  return { until: number('until'), seen: number('seen') }
})

/** How long after the last message a conversation continues on the next pages, in ms. */
const goesOn = 30 * minute

export function rememberChat(seen: number): void {
  chatMemory.write({ until: Date.now() + goesOn, seen })
}

/** Forgets the conversation when it no longer exists. */
export function forgetChat(): void {
  if (chatMemory.read().until > 0) chatMemory.write({ until: 0, seen: 0 })
}

/** Whether an answer may still arrive. */
export const isChatGoingOn = () => chatMemory.read().until > Date.now()
