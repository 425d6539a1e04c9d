import { env } from '@/lib/env'
import { createContext, createHost } from './app'
import { createForwarder } from './forward/forwarder'
import type { Host } from './frame'

/** The embedded API host of this process, which answers from its own files and database. */
export function getHost(): Host {
  return oncePerProcess('meishi.host', () => createHost())
}

/** What answers browsers below /apipc: the configured `APIPC_ORIGIN`, else the embedded host. */
export function getApi(): Host {
  const origin = env().APIPC_ORIGIN
  if (origin === undefined) return getHost()
  return oncePerProcess('meishi.forwarder', () => createForwarder(createContext({}), { origin }))
}

type Shared = { [name: symbol]: Host | undefined }

const ofThisBundle: Shared = {}

/**
 * One for all bundles in production, on `globalThis`, since Next bundles pages and route handlers apart. In development
 * one per bundle, so that an edited module takes effect without a restart; the store below stays shared.
 */
function oncePerProcess(name: string, create: () => Host): Host {
  const holder: Shared = process.env.NODE_ENV === 'development' ? ofThisBundle : globalThis
  const key = Symbol.for(name)
  holder[key] ??= create()
  return holder[key]
}
