import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Front, hasBrotli, startFront } from '@/tests/support/nginx'

/** A process or a machine that answers when it is told to. */
type Held = { server: Server; port: number; open: ServerResponse[] }

let both: Held[]
let front: Front

beforeAll(async () => {
  both = await Promise.all([startHeld(), startHeld()])
})
afterAll(() => {
  for (const { server } of both) server.close()
})
afterEach(() => front.close())

async function startHeld(): Promise<Held> {
  const open: ServerResponse[] = []
  const server = createServer((_request, response) => open.push(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port, open }
}

const heldCount = () => both.map(({ open }) => open.length)

it.each([
  ['processes for pages', '/uk', (ports: number[]) => ({ ports, apiPorts: [1] })],
  ['processes of the API', '/apipc/v1/countries', (apiPorts: number[]) => ({ ports: [1], apiPorts })],
  ['machines', '/uk', (ports: number[]) => ({ machines: ports.map((port) => `127.0.0.1:${port}`) })],
])('two requests at once go to both %s, whichever worker takes them', async (_what, path, settings) => {
  front = await startFront({ ...settings(both.map(({ port }) => port)), brotli: hasBrotli, secure: false })
  for (let times = 0; times < 20; times += 1) {
    // Each on a connection of its own, so that the workers share them.
    const asked = [1, 2].map((visitor) =>
      fetch(`${front.origin}${path}?${times}-${visitor}`, { headers: { Connection: 'close' } }),
    )
    await expect.poll(() => heldCount().reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(heldCount(), `round ${times}`).toEqual([1, 1])
    for (const { open } of both) open.pop()?.end('held')
    for (const answer of await Promise.all(asked)) await answer.text()
  }
})
