import { Hono } from 'hono'
import type { HostContext } from '@/lib/host/context'
import { callRoutes } from './calls/routes'
import { actionRoutes } from './consultants/actions'
import { consultantRoutes, sheetRoutes } from './consultants/routes'
import { receiptRoutes } from './receipts/routes'
import { visitRoutes } from './report/visits'
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
