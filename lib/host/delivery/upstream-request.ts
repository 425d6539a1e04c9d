import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codes, type Envelope, envelopeSchema, troubleCodes } from '@/lib/contract/envelope'
import { parseJson } from '@/lib/core/parse-json'
import { count } from '@/lib/host/health/counters'

/** Longest wait for the upstream in ms; the browser gives up after 10 s. */
const upstreamTimeout = 8_000
const answerLimit = 2_000_000

export type UpstreamAnswer =
  | { outcome: 'answered'; status: number; envelope: Envelope }
  /** A redirect, a server error, a body that is not JSON or too large. */
  | { outcome: 'unusable' }
  /** No answer in time, or no connection. */
  | { outcome: 'silent' }

type UpstreamRequest = {
  method: 'GET' | 'POST'
  /** A path of the contract, such as `/v1/news/abc`. */
  path: string
  query?: URLSearchParams
  body?: URLSearchParams
  authorization?: string | null
}

/** Sends a request to the upstream. */
export type AskUpstream = (request: UpstreamRequest) => Promise<UpstreamAnswer>

/**
 * The configured upstream. Of the browser's request only the named parts are sent: no cookies, no forwarded headers. Redirects are not
 * followed, because they could lead to any host.
 */
export function upstreamAt(origin: string, timeout = upstreamTimeout): AskUpstream {
  return async ({ method, path, query, body, authorization }) => {
    const search = query?.toString() ?? ''
    const url = `${origin}/apipc${path}${search === '' ? '' : `?${search}`}`
    const headers = new Headers({ Accept: 'application/json' })
    if (authorization) headers.set('Authorization', authorization)
    if (body) headers.set('Content-Type', 'application/x-www-form-urlencoded')
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(body && { body: body.toString() }),
      })
      return readAnswer(response.status, await readText(response))
    } catch {
      count('upstream_errors', { outcome: 'silent' })
      return { outcome: 'silent' }
    }
  }
}

function readAnswer(status: number, text: string | null): UpstreamAnswer {
  const envelope = envelopeSchema.safeParse(parseJson(text ?? ''))
  const isAnswer = status < 300 || (status >= 400 && status < 500)
  if (!envelope.success || !isAnswer) {
    count('upstream_errors', { outcome: 'unusable' })
    return { outcome: 'unusable' }
  }
  return { outcome: 'answered', status: status < 300 ? 200 : status, envelope: envelope.data }
}

/** The statuses of the contract; any other client error becomes 400. */
export function contentful(status: number): ContentfulStatusCode {
  const known = [200, 400, 401, 403, 404, 405, 413, 414, 415, 429] as const
  return known.find((one) => one === status) ?? 400
}

/** The body as text; null when it is larger than any answer of the contract. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > answerLimit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * The result of passing a lead on. `refused`: the upstream examined it and refused it. `untaken`: it did not get that far, so another
 * attempt may succeed.
 */
export type Verdict = 'delivered' | 'refused' | 'untaken'

/** Reads the upstream's answer to a lead. A duplicate has arrived before, so it counts as delivered. */
export function verdictOf(answer: UpstreamAnswer): Verdict {
  // By contract a refusal of the lead itself is HTTP 200.
  if (answer.outcome !== 'answered' || answer.status !== 200) return 'untaken'
  const { code } = answer.envelope
  if (code === codes.ok || code === codes.duplicate) return 'delivered'
  return troubleCodes.includes(code) ? 'untaken' : 'refused'
}
