import { env } from '@/lib/core/env'

type Context = { params: Promise<{ key: string }> }

/** `/<key>.txt`: proves to search engines that the owner of the site reports its pages. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { key } = await params
  if (key !== env().INDEXNOW_KEY) return new Response(null, { status: 404 })
  return new Response(key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
