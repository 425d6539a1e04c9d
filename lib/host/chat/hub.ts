import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import type { Store } from '@/lib/host/store/store'

/** One open stream of a conversation. */
export type Line = {
  /** Resolves when the conversation may have changed, the streams end, or so many ms have passed. */
  next(ms: number): Promise<void>
  close(): void
}

type Listener = { wake: () => void }

type Hub = {
  listeners: Map<string, Set<Listener>>
  /** The last change of each conversation that this process knows of. */
  versions: Map<string, number>
  timer: ReturnType<typeof setInterval> | undefined
  isEnding: boolean
}

/** How often the database is asked whether another process has changed a conversation, in ms. */
const pause = 1_000
/** A statement takes only so many parameters. */
const portion = 500
/** Streams of one process at most; who gets none asks again and again instead. */
const streamsAtMost = 2_000

const hub = (): Hub =>
  processSingleton('chat-hub', () => ({
    listeners: new Map(),
    versions: new Map(),
    timer: undefined,
    isEnding: false,
  }))

export const isEnding = () => hub().isEnding

/** How many streams are open in this process. */
export const openStreams = () => [...hub().listeners.values()].reduce((sum, { size }) => sum + size, 0)

/** Of one conversation: tabs of a visitor and the pages of consultants, and no more, whoever knows its code. */
const streamsOfOne = 20

/** Listens to a conversation; null when this process takes no more streams, or the conversation has too many. */
export function listen(store: () => Promise<Store>, chatId: string): Line | null {
  const state = hub()
  const listeners = state.listeners.get(chatId) ?? new Set()
  if (state.isEnding || openStreams() >= streamsAtMost || listeners.size >= streamsOfOne) return null
  let isChanged = false
  let resume: (() => void) | undefined
  const listener: Listener = {
    wake() {
      isChanged = true
      resume?.()
    },
  }
  state.listeners.set(chatId, listeners.add(listener))
  state.timer ??= setInterval(() => void look(store), pause).unref()
  return {
    async next(ms) {
      if (!isChanged && !state.isEnding) {
        let timer: ReturnType<typeof setTimeout> | undefined
        await new Promise<void>((resolve) => {
          resume = resolve
          timer = setTimeout(resolve, ms)
          timer.unref()
        })
        clearTimeout(timer)
      }
      isChanged = false
    },
    close() {
      listeners.delete(listener)
      if (listeners.size > 0) return
      state.listeners.delete(chatId)
      state.versions.delete(chatId)
      if (state.listeners.size > 0) return
      clearInterval(state.timer)
      state.timer = undefined
    },
  }
}

/** Tells the streams of this process at once that a conversation has changed; other processes see it in the database. */
export function nudge(chatId: string): void {
  for (const { wake } of hub().listeners.get(chatId) ?? []) wake()
}

/** Ends every stream, and takes no new one: the process is about to end. */
export function endStreams(): void {
  const state = hub()
  state.isEnding = true
  for (const chatId of state.listeners.keys()) nudge(chatId)
}

/** Asks the database once for all conversations that somebody listens to. */
async function look(store: () => Promise<Store>): Promise<void> {
  const state = hub()
  const ids = [...state.listeners.keys()]
  try {
    const { db } = await store()
    for (let start = 0; start < ids.length; start += portion) {
      const asked = ids.slice(start, start + portion)
      const rows = await db.selectFrom('chat').select(['id', 'version']).where('id', 'in', asked).execute()
      const versions = new Map(rows.map(({ id, version }) => [id, version]))
      for (const id of asked) {
        // A conversation that is gone has been erased: its streams find that out.
        const version = versions.get(id) ?? -1
        if (state.versions.get(id) === version || !state.listeners.has(id)) continue
        state.versions.set(id, version)
        nudge(id)
      }
    }
  } catch (error) {
    log('warn', 'conversations not looked at', { error })
  }
}
