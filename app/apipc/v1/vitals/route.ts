import { env } from '@/lib/core/env'
import { watched } from '@/lib/host/health/answers'
import { receiveVitals } from '@/lib/host/health/vitals'

export const dynamic = 'force-dynamic'

/** POST /apipc/v1/vitals: how fast a sampled visit was. Answered here in either mode: no upstream is told. */
export const POST = (request: Request): Promise<Response> =>
  watched(
    request,
    () => '/v1/vitals',
    (call) => receiveVitals(call, env()),
  )
