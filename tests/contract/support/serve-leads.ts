/**
 * A separate process that serves the operations that store something, which tests kill, end or run beside another one. It loads no
 * content. Run with the site's own environment. Prints its origin when it listens.
 */
import { Hono } from 'hono'
import { env } from '@/lib/core/env'
import { chatRoutes } from '@/lib/host/chat/routes'
import { contractApp } from '@/lib/host/contract-app'
import { leadRoutes } from '@/lib/host/leads/routes'
import { submitLead } from '@/lib/host/leads/submit/routes'
import { smsRoutes } from '@/lib/host/sms/routes'
import { createSender } from '@/lib/host/sms/sender'
import { sharedStore } from '@/lib/host/store/open-store'
import { serveUntilEnded } from './serve-until-ended'

const values = env()
const context = { env: values, store: () => sharedStore(values), sender: createSender(values), now: Date.now }
const routes = new Hono()
  .route('/', leadRoutes(context))
  .route('/', smsRoutes(context))
  .route(
    '/',
    chatRoutes(context, {
      ask: async () => null,
      submit: (request, made) => submitLead(request, context, false, made),
    }),
  )
await serveUntilEnded(contractApp(routes))
