import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompress, constants } from 'node:zlib'
import { bytesOf, takes } from './sent'

/** Level 5 takes as long as gzip and makes a page a quarter smaller: pages say their words twice, further apart than gzip looks back. */
const level = 5

/** Whether this is a browser that asks for a page and takes it in brotli. */
export function wantsBrotli(request: IncomingMessage): boolean {
  return (
    request.method === 'GET' &&
    takes(request, 'br') &&
    String(request.headers.accept ?? '').includes('text/html')
  )
}

/**
 * Sends the answer to such a request in brotli, which the framework does not know: holds it until it is whole, compresses a page
 * outside the main thread and passes anything else on as it is.
 * @param sent called with the compressed body of a page just before it goes out
 */
export function answerInBrotli(
  request: IncomingMessage,
  response: ServerResponse,
  sent: (body: Buffer) => void,
): void {
  // The framework is not to compress it too.
  delete request.headers['accept-encoding']
  const { write, end, writeHead, flushHeaders } = response
  const parts: Buffer[] = []
  let isHeld = true

  const hold = (args: unknown[]) => {
    const bytes = bytesOf(args)
    if (bytes !== null) parts.push(bytes)
  }
  const send = (body: Buffer) => {
    isHeld = false
    Reflect.apply(end, response, body.length === 0 ? [] : [body])
  }

  response.writeHead = (...args: unknown[]) => {
    if (!isHeld) return Reflect.apply(writeHead, response, args)
    const [status, ...rest] = args
    response.statusCode = Number(status)
    const headers = rest.at(-1)
    if (typeof headers === 'object' && headers !== null)
      for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders))
        if (value !== undefined) response.setHeader(name, value)
    return response
  }
  response.flushHeaders = () => {
    if (!isHeld) flushHeaders.call(response)
  }
  response.write = (...args: unknown[]) => {
    if (!isHeld) return Reflect.apply(write, response, args)
    hold(args)
    const done = args.at(-1)
    if (typeof done === 'function') queueMicrotask(() => done())
    return true
  }
  response.end = (...args: unknown[]) => {
    if (!isHeld) return Reflect.apply(end, response, args)
    hold(args)
    const done = args.at(-1)
    if (typeof done === 'function') response.once('finish', () => done())
    const body = Buffer.concat(parts)
    parts.length = 0
    if (body.length === 0 || !isPlainPage(response)) {
      send(body)
      return response
    }
    brotliCompress(
      body,
      {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      },
      (error, packed) => {
        if (response.destroyed) return
        if (error === null) {
          response.setHeader('Content-Encoding', 'br')
          sent(packed)
          response.setHeader('Content-Length', packed.length)
        }
        send(error === null ? packed : body)
      },
    )
    return response
  }
}

function isPlainPage(response: ServerResponse): boolean {
  return (
    String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
    !response.hasHeader('content-encoding')
  )
}
