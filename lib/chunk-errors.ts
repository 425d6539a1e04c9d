import type { SessionKey } from '@/lib/leads/browser-storage'

/** After a deployment a page that is still open requests chunks that no longer exist; reloading the page corrects that. */
const chunkErrorPattern =
  /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module/i

/** Whether an error means that a chunk of the page could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrorPattern.test(`${error.name} ${error.message}`)
}

/** After a reload without success, the time before another one, in ms. */
const quietMs = 60_000

/**
 * Whether a failed chunk justifies a reload: one, never a loop.
 * @param lastReload when the page was last reloaded for this reason (ms since epoch), null if never
 */
export function mayReload(lastReload: number | null, now: number): boolean {
  return lastReload === null || now - lastReload > quietMs || now < lastReload
}

const storageKey: SessionKey = 'chunk-reload'

/** Reloads the page after a failed chunk, unless that was just done or cannot be recorded. Returns whether it reloads. */
export function reloadOnce(): boolean {
  try {
    const stored = Number(sessionStorage.getItem(storageKey))
    if (!mayReload(stored > 0 ? stored : null, Date.now())) return false
    sessionStorage.setItem(storageKey, String(Date.now()))
  } catch {
    // Without storage a reload could repeat for ever.
    return false
  }
  location.reload()
  return true
}
