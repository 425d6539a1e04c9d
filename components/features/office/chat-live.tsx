'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How often a page without a stream asks anew, in ms. */
const pause = 10_000

/**
 * Draws the page anew when something has changed: told by a stream where there is one, else by asking. A page that nobody looks at
 * rests, and asks at once when somebody comes back.
 */
export function ChatLive({ stream }: { stream: string | null }) {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) router.refresh()
    }
    const source = stream === null || typeof EventSource === 'undefined' ? null : new EventSource(stream)
    source?.addEventListener('changed', refresh)
    // Also beside a stream, more seldom: something on the way may keep its events back.
    const timer = setInterval(refresh, source === null ? pause : 3 * pause)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      source?.close()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router, stream])
  return null
}
