import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { guardedLookup, literalAddress, RefusedAddress, type Resolve } from './address'

/** The answer to a request. `reason` is a word for the log, such as `timeout` or `ECONNRESET`, never an address. */
export type PostAnswer =
  | { outcome: 'answered'; status: number /** null when it was cut, late or too long */; text: string | null }
  | { outcome: 'failed'; reason: string }

export type PostOptions = {
  /** Limit for the whole exchange, from the lookup of the name to the end of the answer, in ms. */
  timeout: number
  resolve: Resolve
  isAllowed: (address: string) => boolean
}

/** Longest answer that is read, in bytes; only the few words of a robot are needed. */
const answerLimit = 64 * 1024

/**
 * Posts JSON to a receiver over a connection of its own. Redirects are not followed and proxies not used. Once the status has arrived the
 * receiver has answered, even if reading the body fails afterwards.
 */
export function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { timeout, resolve, isAllowed }: PostOptions,
): Promise<PostAnswer> {
  const literal = literalAddress(url.hostname)
  // For a literal address a socket does not call `lookup`, so it is checked here.
  if (literal !== null && !isAllowed(literal)) {
    return Promise.resolve({ outcome: 'failed', reason: reasonOf(new RefusedAddress()) })
  }
  return new Promise((settle) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method: 'POST',
      agent: false,
      lookup: guardedLookup(resolve, isAllowed),
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(body)),
        Accept: 'application/json',
        'User-Agent': 'meishi-web',
        ...headers,
      },
    })
    let status: number | undefined
    const end = (text: string | null, reason: string) => {
      clearTimeout(timer)
      settle(status === undefined ? { outcome: 'failed', reason } : { outcome: 'answered', status, text })
      request.destroy()
    }
    const timer = setTimeout(() => end(null, 'timeout'), timeout)
    request.on('error', (error) => end(null, reasonOf(error)))
    request.on('response', (response) => {
      status = response.statusCode
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength
        if (size > answerLimit) return end(null, 'too long')
        chunks.push(chunk)
      })
      response.on('error', (error) => end(null, reasonOf(error)))
      response.on('end', () => end(Buffer.concat(chunks).toString('utf8'), ''))
    })
    request.end(body)
  })
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code) ? code : 'connection failed'
}
