import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { drainConnections } from '@/lib/host/request/drain'

/** A client that keeps one connection open for all it asks. */
function pooled(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async (path: string) => {
    const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.headers.connection
  }
}

it('ends with what is under way, though its clients would go on asking', async () => {
  const stop = drainConnections()
  const waiting: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('at once')
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const [one, other] = [pooled(address.port), pooled(address.port)]

  expect(await one('/')).toBe('keep-alive')
  const asked = [one('/slow'), other('/slow')]
  await expect.poll(() => waiting.length).toBe(2)
  // The second has begun its answer, so that it cannot be told any more; what it asks next can.
  waiting[1]?.write('part')
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  stop()
  for (const response of waiting) response.end('late')

  expect(await asked[0]).toBe('close')
  await asked[1]
  await other('/').catch(() => 'refused')
  await closed
})
