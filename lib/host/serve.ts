import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { log } from '@/lib/core/log'
import { answersStored } from './chat/answers'
import { answerHealth, answerMetrics, answerReadiness } from './health/process'
import { answerRequest } from './index'

type ApiServer = { port: number; close: () => Promise<void> }

/**
 * The API as an HTTP server of its own: the operations below /apipc as in `app/apipc`, and the probes of the process.
 * @param hostname address to listen on; when missing, every address of the machine
 */
export async function serveApi(port: number, hostname?: string): Promise<ApiServer> {
  const app = new Hono()
  app.get('/healthz', answerHealth)
  app.get('/readyz', answerReadiness)
  app.get('/metrics', (c) => answerMetrics(c.req.raw))
  app.all('/apipc/*', (c) => answerRequest(c.req.raw))
  const server = serve({ fetch: app.fetch, port, ...(hostname !== undefined && { hostname }) })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  log('info', 'api listens', { port: address.port })
  return {
    port: address.port,
    /** Resolves when the running requests have been answered, and what they left to be done is done. */
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await answersStored()
    },
  }
}
