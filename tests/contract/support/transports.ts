import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { z } from 'zod'
import type { Host } from '@/lib/host/contract-app'
import { addressHeader, clientAddress } from '@/lib/host/request/client-address'
import { messageName } from '@/lib/leads/messages'
import { portOf } from '@/tests/support/port-of'

export type HostRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Sends the body in chunks without announcing its length. */
  chunked?: boolean
}

export type Reply = {
  status: number
  headers: Record<string, string>
  /** The body as text, decompressed. */
  text: string
  /** The parsed body, or null when it is not JSON. */
  json: unknown
  /** The code of the contract that it has, and beside it the name of its message, such as `1003 codeWrong`. */
  code: number | undefined
  said: string
}

export type Transport = { send: (request: HostRequest) => Promise<Reply>; close: () => Promise<void> }

/** The tests set the client's address in a header, behind one trusted proxy. */
export const trustedHops = 1

export function inProcess(host: Host): Transport {
  return {
    close: async () => undefined,
    async send({ method = 'GET', path, headers = {}, body, chunked }) {
      const bytes = body === undefined ? undefined : Buffer.from(body)
      const request = new Request(`http://site.test${path}`, {
        method,
        headers,
        ...(bytes !== undefined && { body: chunked ? inPieces(bytes) : bytes, duplex: 'half' }),
      })
      const response = await host.fetch(addressed(request, '127.0.0.1'))
      // `text()` would remove the byte order mark.
      const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: method === 'HEAD' ? '' : text,
        ...parse(text),
      }
    },
  }
}

/** The same host behind a real HTTP server on a free loopback port. */
export async function overHttp(host: Host): Promise<Transport> {
  const { origin, close } = await listen(host)
  return { send: (request) => sendHttp(origin, request), close }
}

/** Serves a host like the site: the rate limit key comes from the socket, whatever the client sends. */
export async function listen(
  host: Host,
  hostname = '127.0.0.1',
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = serve({
    hostname,
    port: 0,
    fetch: (request, { incoming }) => host.fetch(addressed(request, incoming.socket.remoteAddress)),
  })
  return {
    origin: `http://${hostname}:${await portOf(server)}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * One request over its own socket, with exactly these headers; by TLS it accepts any certificate. Rejects when the
 * connection breaks.
 */
export function sendHttp(
  origin: string,
  { method = 'GET', path, headers = {}, body, chunked }: HostRequest,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = body === undefined || chunked ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const options = { method, headers: { ...length, ...headers }, agent: false }
    const request = origin.startsWith('https:')
      ? httpsRequest(`${origin}${path}`, { ...options, servername: 'localhost', rejectUnauthorized: false })
      : httpRequest(`${origin}${path}`, options)
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = decode(Buffer.concat(chunks), response.headers['content-encoding']).toString('utf8')
        const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(received),
          text,
          ...parse(text),
        })
      })
    })
    request.end(body)
  })
}

function addressed(request: Request, socket: string | undefined): Request {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, clientAddress(socket, headers.get('x-forwarded-for') ?? undefined, trustedHops))
  return new Request(request, { headers })
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function inPieces(bytes: Buffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 1024) controller.enqueue(bytes.subarray(at, at + 1024))
      controller.close()
    },
  })
}

function parse(text: string): Pick<Reply, 'json' | 'code' | 'said'> {
  try {
    const json: unknown = JSON.parse(text)
    const { code, data } = coded.safeParse(json).data ?? {}
    return { json, code, said: `${code} ${messageName(data?.msg ?? '')}` }
  } catch {
    return { json: null, code: undefined, said: '' }
  }
}

const coded = z.object({ code: z.number(), data: z.object({ msg: z.string() }).optional().catch(undefined) })
