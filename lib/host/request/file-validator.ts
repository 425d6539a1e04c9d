import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathOf } from './request-path'

/** Files that routes make: feeds, sitemaps, tables, calendars, pages as Markdown, the icon. */
const madeFile = /\.(?:xml|txt|csv|ics|md|ico)$/

/**
 * Gives a file that a route makes an `ETag`, and answers 304 to a client that has it already. The framework does so for pages only. Head
 * and body are kept back until the file is complete; what compresses it in between makes the same bytes each time.
 */
export function validateFile(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' || !madeFile.test(pathOf(request.url ?? '/'))) return
  const { writeHead, end } = response
  const parts: Buffer[] = []
  let head: unknown[] | undefined
  const keep = ([part, encoding]: unknown[]) => {
    if (typeof part === 'string') parts.push(Buffer.from(part, isEncoding(encoding) ? encoding : 'utf8'))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  }
  response.writeHead = (...args: unknown[]) => {
    head = args
    return response
  }
  response.flushHeaders = () => undefined
  response.write = (...args: unknown[]) => {
    keep(args)
    return true
  }
  response.end = (...args: unknown[]) => {
    keep(args)
    response.writeHead = writeHead
    response.end = end
    const body = Buffer.concat(parts)
    const status = head?.[0] ?? response.statusCode
    if (status !== 200 || response.hasHeader('ETag')) {
      if (head !== undefined) Reflect.apply(writeHead, response, head)
      return response.end(body)
    }
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    response.setHeader('ETag', tag)
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
    if (known?.some((one) => one === tag || one === '*') !== true) return response.writeHead(200).end(body)
    for (const name of ['Content-Length', 'Content-Encoding', 'Content-Type', 'Transfer-Encoding'])
      response.removeHeader(name)
    return response.writeHead(304).end()
  }
}

const isEncoding = (value: unknown): value is BufferEncoding =>
  typeof value === 'string' && Buffer.isEncoding(value)
