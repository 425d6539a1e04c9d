import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { codes, type Envelope, envelopeSchema, troubleCodes } from '@/lib/contract/envelope'
import { count } from '@/lib/host/health/counters'

/** Longest wait for the upstream in ms; the browser gives up after 10 s. */
export const upstreamTimeout = 8_000
const answerLimit = 2_000_000

export type UpstreamAnswer =
  | { outcome: 'answered'; status: number; envelope: Envelope }
  /** A redirect, a server error, a body that is not JSON or too large. */
  | { outcome: 'unusable' }
  /** No answer in time, or no connection. */
  | { outcome: 'silent' }

type UpstreamCall = {
  method: 'GET' | 'POST'
  /** A path of the contract, such as `/v1/news/abc`. */
  path: string
  query?: URLSearchParams
  body?: URLSearchParams
  authorization?: string | null
}

export type Call = (request: UpstreamCall) => Promise<UpstreamAnswer>

const jsonSchema = z.string().transform((text, context) => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})

/**
 * Sends a request to the configured upstream. Of the browser's request only the named parts are sent: no cookies, no forwarded headers.
 * Redirects are not followed, because they could lead to any host.
 */
export async function callUpstream(
  origin: string,
  call: UpstreamCall,
  timeout: number,
): Promise<UpstreamAnswer> {
  const query = call.query?.toString() ?? ''
  const url = `${origin}/apipc${call.path}${query === '' ? '' : `?${query}`}`
  const headers = new Headers({ Accept: 'application/json' })
  if (call.authorization) headers.set('Authorization', call.authorization)
  if (call.body) headers.set('Content-Type', 'application/x-www-form-urlencoded')
  try {
    const response = await fetch(url, {
      method: call.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(call.body && { body: call.body.toString() }),
    })
    const text = await readText(response)
    const envelope = jsonSchema.pipe(envelopeSchema).safeParse(text)
    const isAnswer = response.status < 300 || (response.status >= 400 && response.status < 500)
    if (!envelope.success || !isAnswer) {
      count('upstream_errors', { outcome: 'unusable' })
      return { outcome: 'unusable' }
    }
    return {
      outcome: 'answered',
      status: response.status < 300 ? 200 : response.status,
      envelope: envelope.data,
    }
  } catch {
    count('upstream_errors', { outcome: 'silent' })
    return { outcome: 'silent' }
  }
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
