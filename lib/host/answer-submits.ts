import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { callAddress, codedFormPath, formPath } from '@/lib/leads/calls'
import { watched } from './health/answers'
import { routeOf } from './health/routes'
import { getApi } from './index'
import { report } from './report'
import { lookFirst } from './request/first-look'

const submits: readonly string[] = [formPath, codedFormPath].map(callAddress)

/** What the framework adds to its answers, for one that loads and shows nothing. */
const ownHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

/**
 * Answers submitted forms before the framework looks for their route, which costs it more than storing the lead: for every HTTP
 * server of this process, by the very host that stands behind the route.
 */
export function answerSubmits(): void {
  lookFirst(({ request, response }) => {
    if (request.method !== 'POST' || !submits.includes(request.url ?? '')) return false
    answer(request, response).catch((error: unknown) => {
      report(error, request.url ?? '')
      response.destroy()
    })
    return true
  })
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = await watched(toRequest(request), routeOf, (call) => getApi().fetch(call))
  const body = Buffer.from(await given.arrayBuffer())
  // What is left of a body that was refused unread is not waited for.
  if (!request.complete) response.setHeader('Connection', 'close')
  response.writeHead(given.status, {
    ...ownHeaders,
    ...Object.fromEntries(given.headers),
    'Content-Length': body.length,
  })
  response.end(body)
}

/** With the headers as this process has set them, such as the sender's address. */
function toRequest(request: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(request.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value)
  }
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method ?? 'POST',
    headers,
    body: Readable.toWeb(request) as ReadableStream<Uint8Array>,
    // A stream may be sent in one way only; the types of browsers do not know that it has to be said.
    duplex: 'half',
  }
  return new Request(`http://own.invalid${request.url}`, init)
}
