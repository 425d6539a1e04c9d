import { Hono } from 'hono'
import { visitSchema } from '@/lib/contract/visit'
import type { HostContext } from '@/lib/host/context'
import { receiveBeacon } from '@/lib/host/request/beacon'
import { visitPath } from '@/lib/leads/api-paths'
import type { Channel } from '@/lib/leads/channel'
import { dailyCounts } from './daily-counts'

const visits = dailyCounts<Channel>({
  table: 'visit_count',
  column: 'visits',
  most: 5_000,
  others: { source: '（其他）', campaign: '（其他）', page: '（其他）' },
})

export const writeVisits = visits.write

/** POST /v1/visit: the start of a visit. Answered by this host in either mode, never forwarded. */
export const visitRoutes = (context: HostContext): Hono =>
  new Hono().post(visitPath, (c) =>
    receiveBeacon(c.req.raw, context.env, visitSchema, (visit) => visits.count(visit, context)),
  )
