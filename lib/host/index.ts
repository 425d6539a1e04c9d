import { env } from '@/lib/core/env'
import { oncePerProcess } from '@/lib/core/once-per-process'
import { createContext, createHost } from './app'
import { createForwarder } from './forwarder'
import type { Host } from './frame'

/** The embedded API host of this process, which answers from its own files and database. */
export function getHost(): Host {
  return oncePerProcess('host', () => createHost(), { perBundle: true })
}

/** What answers browsers below /apipc: the configured `APIPC_ORIGIN`, else the embedded host. */
export function getApi(): Host {
  const origin = env().APIPC_ORIGIN
  if (origin === undefined) return getHost()
  return oncePerProcess('forwarder', () => createForwarder(createContext({}), { origin }), {
    perBundle: true,
  })
}
