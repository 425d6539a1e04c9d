export const dynamic = 'force-dynamic'

/** GET /healthz: this process answers. Touches nothing else, so that a slow disk never gets a healthy process killed. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' } })
}
