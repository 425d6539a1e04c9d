import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/process-singleton'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { sharedStore } from '@/lib/host/store/open-store'
import { exposition, expositionType, mayReadMetrics } from './exposition'
import { type Complaint, createReadiness } from './ready'

const headers = { 'Cache-Control': 'no-store' }

/** Shows that this process answers. It uses nothing else, so that a healthy process is never killed because of a slow disk. */
export const answerHealth = (): Response =>
  new Response('ok\n', { headers: { ...headers, 'Content-Type': 'text/plain' } })

/** 200 when this process can do its work, otherwise 503 with the names of the problems and nothing more. */
export async function answerReadiness(): Promise<Response> {
  const wrong = await readiness()()
  const ready = wrong.length === 0
  return Response.json({ ready, role: env().HOST_ROLE, wrong }, { status: ready ? 200 : 503, headers })
}

/** The readiness check of this process, with its own database. */
const readiness = (): (() => Promise<Complaint[]>) =>
  processSingleton('readiness', () =>
    createReadiness({ env: env(), store: () => sharedStore(env()), now: Date.now }),
  )

/** The counters of this process, or 404 for a client that may not read them. */
export async function answerMetrics(request: Request): Promise<Response> {
  if (!mayReadMetrics(request, env())) {
    if (request.headers.has('authorization'))
      log('warn', 'metrics key refused', { address: maskedAddressOf(request) })
    return new Response('Not Found\n', { status: 404, headers })
  }
  const text = await exposition(() => sharedStore(env()), Date.now())
  return new Response(text, { headers: { ...headers, 'Content-Type': expositionType } })
}
