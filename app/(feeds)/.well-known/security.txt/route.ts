import { env } from '@/lib/core/env'
import { absoluteUrl } from '@/lib/seo/json-ld'

/** How to report a security problem to the operator (RFC 9116). Without a configured contact there is no such file. */
export function GET(): Response {
  const { SECURITY_CONTACT, SECURITY_EXPIRES } = env()
  if (SECURITY_CONTACT === undefined || SECURITY_EXPIRES === undefined) {
    return new Response(null, { status: 404 })
  }
  const lines = [
    `Contact: ${SECURITY_CONTACT}`,
    `Expires: ${SECURITY_EXPIRES}T00:00:00Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

export const dynamic = 'force-dynamic'
