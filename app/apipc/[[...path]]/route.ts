import { getApi } from '@/lib/host'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

const handle = (request: Request) => getApi().fetch(request)

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
