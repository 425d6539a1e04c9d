/** As `serve-host.ts`, with the calls that store something and no content to load. */
import './marker'
import { Hono } from 'hono'

const { env } = await import('@/lib/env')
const { frame } = await import('@/lib/host/frame')
const { leadRoutes } = await import('@/lib/host/leads/routes')
const { sharedStore } = await import('@/lib/host/shared-store')
const { smsRoutes } = await import('@/lib/host/sms/routes')
const { createSender } = await import('@/lib/host/sms/sender')
const { serveUntilEnded } = await import('./serve-until-ended')

const values = env()
const context = { env: values, store: () => sharedStore(values), sender: createSender(values), now: Date.now }
const routes = new Hono().route('/', leadRoutes(context)).route('/', smsRoutes(context))
await serveUntilEnded(frame(routes))
