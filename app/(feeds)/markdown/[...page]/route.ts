import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { toMarkdown } from '@/lib/seo/markdown'

type Context = { params: Promise<{ page: string[] }> }

/** Longer than any page needs. */
const timeoutMs = 30_000

/**
 * `/chanel/uk.md`: the page /chanel/uk as Markdown, for programs. It requests the page from this process: the framework puts the address
 * on which it listens, not the visitor's `Host`, into the address of a request.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { page } = await params
  const path = page.length === 1 && page[0] === 'index' ? '/' : `/${page.join('/')}`
  const answer = await fetch(`http://${new URL(request.url).hostname}:${env().PORT}${path}`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    log('error', 'page for markdown not read', { path, error })
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
