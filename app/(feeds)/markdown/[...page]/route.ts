import { decodeUri } from '@/lib/core/decode-uri'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { resolveAlias } from '@/lib/routing/aliases'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { toMarkdown } from '@/lib/seo/markdown'

type Context = { params: Promise<{ page: string[] }> }

/** Longer than any page needs, shorter than nginx waits. */
const timeoutMs = 10_000

/** Marks the request for the page, so that this route never answers one of its own. */
const marker = 'x-markdown-request'

/**
 * `/chanel/uk.md`: the page /chanel/uk as Markdown, for programs. It requests the page from this process: the framework puts the address
 * on which it listens, not the visitor's `Host`, into the address of a request. It ends when its own client is gone.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { page } = await params
  const path = page.length === 1 && page[0] === 'index' ? '/' : resolveAlias(`/${page.join('/')}`)
  if (request.headers.has(marker) || isMarkdown(path))
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const answer = await fetch(`http://${new URL(request.url).hostname}:${env().PORT}${path}`, {
    redirect: 'manual',
    cache: 'no-store',
    headers: { [marker]: '1' },
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((error: unknown) => {
    if (!request.signal.aborted) log('error', 'page for markdown not read', { path, error })
    return null
  })
  if (answer === null || answer.status >= 500) return new Response(null, { status: 503 })
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
  const text = isPage ? toMarkdown(await answer.text(), decodeURI(path)) : null
  if (text === null) return new Response(null, { status: 404 })
  return new Response(text, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=120',
      // Search engines should show the page itself.
      Link: `<${absoluteUrl(path)}>; rel="canonical"`,
    },
  })
}

/** An address of this route: a page of it would be made of itself. */
const isMarkdown = (path: string): boolean => {
  const plain = decodeUri(new URL(`http://own.invalid${path}`).pathname)
  return /^\/+markdown(?:\/|$)|\.md$/i.test(plain)
}
