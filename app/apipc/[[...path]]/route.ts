import { getApi } from '@/lib/host'
import { watched } from '@/lib/host/health/answers'
import { routeOf } from '@/lib/host/health/routes'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

const handle = (request: Request) => watched(request, routeOf, (call) => getApi().fetch(call))

// Next would run GET for HEAD and answer OPTIONS by itself; the host decides about every method.
export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
