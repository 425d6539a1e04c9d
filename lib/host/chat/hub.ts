import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import type { Store } from '@/lib/host/store/store'

/** One open stream of a conversation. */
export type Line = {
  /** Resolves when the conversation may have changed, when this or every stream ends, or after this many ms. */
  next(ms: number): Promise<void>
  /** Frees the place of this stream. Further calls do nothing: the same conversation may have a new stream by then. */
  close(): void
}

type Listener = { wake: () => void }

type Hub = {
  listeners: Map<string, Set<Listener>>
  /** The last version of each conversation known to this process. */
  versions: Map<string, number>
  timer: ReturnType<typeof setInterval> | undefined
  isEnding: boolean
}

/** How often the database is asked whether another process has changed a conversation, in ms. */
const pause = 1_000
/** The number of parameters in a statement is limited. */
const portion = 500
/** Most streams of one process. A browser that gets no stream polls instead. */
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
const openStreams = () => [...hub().listeners.values()].reduce((sum, { size }) => sum + size, 0)

/** Most streams of one conversation: enough for the visitor's tabs and the consultants' pages, and a limit for people who know its code. */
const streamsOfOne = 20

/** Listens to a conversation; null when this process takes no more streams, or the conversation has too many. */
export function listen(store: () => Promise<Store>, chatId: string): Line | null {
  const state = hub()
  const listeners = state.listeners.get(chatId) ?? new Set()
  if (state.isEnding || openStreams() >= streamsAtMost || listeners.size >= streamsOfOne) return null
  let isChanged = false
  let isClosed = false
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
      if (!isChanged && !isClosed && !state.isEnding) {
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
      if (isClosed) return
      isClosed = true
      resume?.()
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

/** Tells the streams of this process at once that a conversation has changed; other processes find the change in the database. */
export function nudge(chatId: string): void {
  for (const { wake } of hub().listeners.get(chatId) ?? []) wake()
}

/** Ends all streams and accepts no new ones, because the process is about to end. */
export function endStreams(): void {
  const state = hub()
  state.isEnding = true
  for (const chatId of state.listeners.keys()) nudge(chatId)
}

/** Asks the database once for all conversations that have open streams. */
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
        // A conversation without a row has been erased; its streams notice that themselves.
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
