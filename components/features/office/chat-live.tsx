'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** How often a page without a stream polls, in ms. */
const pause = 10_000

/**
 * Refreshes the page when something has changed: by a stream if possible, otherwise by polling. A hidden tab does
 * nothing, and refreshes at once when it is shown again.
 */
export function ChatLive({ stream }: { stream: string | null }) {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) router.refresh()
    }
    const source = stream === null || typeof EventSource === 'undefined' ? null : new EventSource(stream)
    source?.addEventListener('changed', refresh)
    // Polls less often beside a stream too, because a proxy may delay its events.
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
