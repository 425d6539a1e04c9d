import { getReadiness } from '@/lib/host/health/process'

export const dynamic = 'force-dynamic'

/** GET /readyz: 200 when this process can take leads, else 503 with the names of what is wrong and nothing more. */
export async function GET(): Promise<Response> {
  const complaints = await getReadiness()()
  const status = complaints.length === 0 ? 200 : 503
  return Response.json(
    { ready: status === 200, wrong: complaints },
    { status, headers: { 'Cache-Control': 'no-store' } },
  )
}
