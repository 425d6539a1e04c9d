import { Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { env } from '@/lib/core/env'
import { processSingleton } from '@/lib/core/process-singleton'
import { messages } from '@/lib/leads/messages'
import { createContext, createHost } from './app'
import { contractApp, type Host } from './contract-app'
import { createForwarder } from './forwarder'
import { watched } from './health/answers'
import { refuse } from './http'

/** The embedded API host of this process, which answers from its own files and database. */
export function getHost(): Host {
  return processSingleton('host', () => createHost(), { perBundle: true })
}

/** The host that answers browsers below /apipc: the configured `APIPC_ORIGIN`, otherwise the embedded host. */
export function getApi(): Host {
  const origin = env().APIPC_ORIGIN
  if (origin === undefined) return getHost()
  return processSingleton('forwarder', () => createForwarder(createContext({}), { origin }), {
    perBundle: true,
  })
}

/** Answers a request below /apipc in this process. A process that only makes pages refuses it: nginx sends it no such requests. */
export function answerRequest(request: Request): Promise<Response> {
  const host = env().HOST_ROLE === 'web' ? refusingHost() : getApi()
  return watched(request, (call) => host.fetch(call))
}

const refusingHost = (): Host =>
  processSingleton('refusing-host', () =>
    contractApp(new Hono().all('*', (c) => refuse(c, codes.fault, messages.fault, 503))),
  )
