import { Hono } from 'hono'
import { visitSchema } from '@/lib/contract/visit'
import type { HostContext } from '@/lib/host/context'
import { receiveBeacon } from '@/lib/host/request/beacon'
import { visitPath } from '@/lib/leads/api-paths'
import type { Channel } from '@/lib/leads/channel'
import { callRoutes } from './calls/routes'
import { actionRoutes } from './consultants/actions'
import { consultantRoutes, sheetRoutes } from './consultants/routes'
import { receiptRoutes } from './receipts/routes'
import { dailyCounts } from './report/daily-counts'
import { submitRoutes } from './submit/routes'

/** Every operation about leads. */
export function leadRoutes(context: HostContext): Hono {
  const routes = new Hono()
  for (const part of [submitRoutes, consultantRoutes, ownLeadRoutes]) routes.route('/', part(context))
  return routes
}

/** The operations about data that only this site has, also when another host answers the rest: its copy of the leads, and visits. */
export function ownLeadRoutes(context: HostContext): Hono {
  const routes = new Hono()
  for (const part of [sheetRoutes, actionRoutes, receiptRoutes, callRoutes, visitRoutes]) {
    routes.route('/', part(context))
  }
  return routes
}

const visits = dailyCounts<Channel>({
  table: 'visit_count',
  column: 'visits',
  most: 5_000,
  others: { source: '（其他）', campaign: '（其他）', page: '（其他）' },
})

export const writeVisits = visits.write

/** POST /v1/visit: the start of a visit. Answered by this host in either mode, never forwarded. */
const visitRoutes = (context: HostContext): Hono =>
  new Hono().post(visitPath, (c) =>
    receiveBeacon(c.req.raw, context.env, visitSchema, (visit) => visits.count(visit, context)),
  )
