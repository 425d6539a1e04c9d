import { Hono } from 'hono'
import { env } from '@/lib/core/env'
import { chatResults, chatRoutes, toSiteAnswer } from './chat/routes'
import type { HostContext } from './context'
import { contractApp, type Host } from './contract-app'
import { vitalsRoutes } from './health/vitals'
import { countMissedIn } from './leads/report/searches'
import { leadRoutes } from './leads/routes'
import { submitLead } from './leads/submit/routes'
import { openapiDocument } from './openapi'
import { contentRoutes } from './resources'
import { searchSite } from './resources/search'
import { smsRoutes } from './sms/routes'
import { createSender } from './sms/sender'
import { sharedStore } from './store/open-store'

type HostOptions = Partial<HostContext>

/**
 * The embedded API host: every operation of the contract below `/apipc`. It opens the database on first use only, so that pages and the
 * build can create a host without a database.
 */
export function createHost(options: HostOptions = {}): Host {
  const context = createContext(options)
  countMissedIn(context)
  const routes = new Hono()
  routes.get('/openapi.json', (c) => c.json(openapiDocument()))
  routes.route('/', leadRoutes(context))
  routes.route(
    '/',
    chatRoutes(context, {
      ask: async (keyword) => toSiteAnswer(await searchSite({ keyword, page: 1, limit: chatResults })),
      submit: (request, made) => submitLead(request, context, false, made),
    }),
  )
  routes.route('/', smsRoutes(context))
  routes.route('/', contentRoutes())
  routes.route('/', vitalsRoutes(context))
  return contractApp(routes)
}

/** The context of the handlers: the process's own database, sender and clock, unless others are given. */
export function createContext(options: HostOptions): HostContext {
  const values = options.env ?? env()
  return {
    env: values,
    store: options.store ?? (() => sharedStore(values)),
    sender: options.sender ?? createSender(values),
    now: options.now ?? Date.now,
  }
}
