import { browserStore } from '@/lib/core/browser-store'

/**
 * What this browser knows of its conversation, whose code no script reads. `until`: how long it may go on by itself, ms since 1970; 0: there
 * is none. `seen`: number of the newest message that was shown.
 */
type ChatMemory = { until: number; seen: number }

/** By hand: every page loads this, and none of it is worth a library. */
export const chatMemory = browserStore<ChatMemory>('chat', (stored) => {
  const kept = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const number = (name: string) => Number(kept.find(([key]) => key === name)?.[1]) || 0
  return { until: number('until'), seen: number('seen') }
})

/** After the last word a conversation goes on on the next pages for so long, in ms. */
const goesOn = 30 * 60_000

export function rememberChat(seen: number): void {
  chatMemory.write({ until: Date.now() + goesOn, seen })
}

/** There is no conversation any more. */
export function forgetChat(): void {
  if (chatMemory.read().until > 0) chatMemory.write({ until: 0, seen: 0 })
}

/** Whether an answer may still come. */
export const isChatGoingOn = () => chatMemory.read().until > Date.now()
