import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isOwnMobilePath, mobileAgentPattern } from '@/lib/routing/mobile'
import { answerInBrotli, wantsBrotli } from './brotli'
import { type FirstLook, lookFirst } from './first-look'
import { bytesOf, takes } from './sent'

export type PageCacheOptions = {
  /** Bytes of all kept pages together; the one that was asked for longest ago goes first. */
  bytes: number
  /** For how long in ms a page is shown as it was made, if it may be shared that long. */
  fresh: number
  /** The mobile site's own host, where every address shows another page than elsewhere. */
  mobileHost?: string | undefined
  now?: () => number
}

/** One page as it went out to a visitor who takes this encoding. */
type KeptPage = {
  body: Buffer
  headers: OutgoingHttpHeaders
  madeAt: number
  freshUntil: number
  /** Somebody's request makes it anew at present; whoever asks meanwhile gets this one, for a while. */
  isBeingMade: boolean
}

/** What lasts longer than this in ms beyond its time is not shown, even while it is being made anew. */
const grace = 10_000

const longestAddress = 512

/**
 * Shows a page that any shared cache may keep (`s-maxage`) as it went out a moment ago, bytes, encoding and tag, for every HTTP
 * server of this process: hashing and compressing it for each visitor cost 5 ms of a core, showing it again costs 0.1.
 */
export function keepPages(options: PageCacheOptions): void {
  lookFirst(createPageCache(options))
}

/** A cache by itself. */
export function createPageCache({ bytes, fresh, mobileHost, now = Date.now }: PageCacheOptions): FirstLook {
  const pages = new Map<string, KeptPage>()
  let size = 0

  const remove = (key: string) => {
    size -= pages.get(key)?.body.length ?? 0
    pages.delete(key)
  }
  const keep = (key: string, page: KeptPage) => {
    remove(key)
    if (page.body.length > bytes / 8) return
    pages.set(key, page)
    size += page.body.length
    for (const oldest of pages.keys()) {
      if (size <= bytes) return
      remove(oldest)
    }
  }

  return ({ request, response }) => {
    if (notPages.test(pathOf(request))) return false
    keepErrorsUnshared(response)
    const encoding = encodingOf(request)
    const address = addressOf(request, mobileHost)
    if (address === null) {
      if (encoding === 'br') answerInBrotli(request, response, () => {})
      return false
    }
    const key = `${encoding} ${address}`
    const page = pages.get(key)
    if (page !== undefined) {
      const late = now() - page.freshUntil
      if (late <= 0 || (page.isBeingMade && late <= grace)) {
        // Asked for last, so it goes last.
        pages.delete(key)
        pages.set(key, page)
        answer(request, response, { ...page, age: now() - page.madeAt })
        return true
      }
      page.isBeingMade = true
      response.once('close', () => {
        page.isBeingMade = false
      })
    }
    const keepBody = (body: Buffer) => {
      if (!isShared(response, encoding)) return
      const madeAt = now()
      const freshUntil = madeAt + Math.min(sharedLife(response), fresh)
      keep(key, { body, headers: response.getHeaders(), madeAt, freshUntil, isBeingMade: false })
    }
    if (encoding === 'br') answerInBrotli(request, response, keepBody)
    else if (request.method === 'GET') collect(response, encoding, keepBody)
    return false
  }
}

/** Calls and files. */
const notPages = /^\/(?:apipc|_next)(?:\/|$)|\.[a-z0-9]+$/

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** The framework says of an error what it says of the page, but nobody is to go on showing what went wrong once. */
function keepErrorsUnshared(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    if (Number(args[0]) >= 500) response.setHeader('Cache-Control', 'private, no-store')
    return Reflect.apply(writeHead, response, args)
  }
}

const mobileAgent = new RegExp(mobileAgentPattern)

/** What the framework tells its own parts by: such a request is not for a page as a visitor sees it. */
const inward = /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-invoke-|x-prerender-)/

/** The address of a page that many visitors may share; null where the answer depends on who asks. */
function addressOf(request: IncomingMessage, mobileHost: string | undefined): string | null {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestAddress) return null
  if (headers.range !== undefined || headers.authorization !== undefined) return null
  if (headers.cookie?.includes('__prerender') || Object.keys(headers).some((name) => inward.test(name)))
    return null
  const isMobileSite = mobileHost !== undefined && headers.host === mobileHost
  // A phone is sent elsewhere.
  if (!isMobileSite && !isOwnMobilePath(pathOf(request)) && mobileAgent.test(headers['user-agent'] ?? ''))
    return null
  return isMobileSite ? `mobile ${url}` : url
}

/** In what a visitor gets a page: brotli from us, the rest from the framework. */
function encodingOf(request: IncomingMessage): 'br' | 'gzip' | '' {
  if (wantsBrotli(request)) return 'br'
  return takes(request, 'gzip') ? 'gzip' : ''
}

/** How long in ms shared caches may show this answer; 0 when they may not. */
function sharedLife(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return 0
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0) * 1000
}

/** Whether what is about to go out is a whole page that others may see too. */
function isShared(response: ServerResponse, encoding: string): boolean {
  return (
    response.statusCode === 200 &&
    String(response.getHeader('content-type') ?? '').startsWith('text/html') &&
    String(response.getHeader('content-encoding') ?? '') === encoding &&
    !response.hasHeader('set-cookie') &&
    // The framework makes it anew at this moment: the next one is worth keeping.
    response.getHeader('x-nextjs-cache') !== 'STALE' &&
    sharedLife(response) > 0
  )
}

/** Hands over the body of an answer that may be shared when all of it is there. */
function collect(response: ServerResponse, encoding: string, done: (body: Buffer) => void): void {
  const { write, end } = response
  let parts: Buffer[] | null = []
  const note = (args: unknown[]) => {
    if (parts === null) return
    if (!isShared(response, encoding)) {
      parts = null
      return
    }
    const bytes = bytesOf(args)
    if (bytes !== null) parts.push(bytes)
  }
  response.write = (...args: unknown[]) => {
    note(args)
    return Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]) => {
    note(args)
    if (parts !== null && parts.length > 0) done(Buffer.concat(parts))
    parts = null
    return Reflect.apply(end, response, args)
  }
}

/** Answers from memory: nothing but the tag when the visitor has this page already. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers, age }: { body: Buffer; headers: OutgoingHttpHeaders; age: number },
): void {
  const { 'content-length': _length, 'content-encoding': encoding, ...rest } = headers
  const shared = { ...rest, age: String(Math.floor(age / 1000)) }
  const tag = headers.etag
  const has = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim())
  if (typeof tag === 'string' && has.includes(tag)) {
    response.writeHead(304, shared).end()
    return
  }
  response.writeHead(200, {
    ...shared,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
