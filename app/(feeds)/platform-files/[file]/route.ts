import { env } from '@/lib/core/env'
import { readPlatformFile } from '@/lib/seo/platform-files'

type Context = { params: Promise<{ file: string }> }

const types: Record<string, string> = { txt: 'text/plain', html: 'text/html', xml: 'application/xml' }

/** A file of a platform, such as /MP_verify_….txt: see `rewrites` in `next.config.ts`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const bytes = await readPlatformFile(env().DATA_DIR, file)
  if (bytes === null)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  const type = types[file.split('.').at(-1)?.toLowerCase() ?? '']
  return new Response(bytes, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
  })
}
