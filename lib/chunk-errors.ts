import { withinTime } from '@/lib/core/within-time'
import type { SessionKey } from '@/lib/leads/browser-storage'
import { timing } from '@/lib/timing'

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

/**
 * Whether the server answers at an address of the site. Without a connection, or while a release restarts it, a page that is left is
 * replaced by an error page, with all that was typed into it. Rejects when there is no answer in time.
 */
export async function isServerThere(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  const asked = fetch(address, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' })
  return withinTime(
    timing.httpTimeout,
    asked.then(
      ({ status }) => status < 500,
      () => false,
    ),
  )
}

/**
 * Reloads the page after a failed chunk, unless that was just done, cannot be recorded, or nothing would answer. Resolves to whether it
 * reloads.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServerThere(location.href).catch(() => false))) return false
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
