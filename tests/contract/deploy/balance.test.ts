import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Front, hasBrotli, startFront } from '@/tests/support/nginx'

/** A process or a machine that answers when it is told to. */
type Held = { server: Server; port: number; open: ServerResponse[] }

let both: [Held, Held]
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

const openCounts = () => both.map(({ open }) => open.length)
const openCount = () => openCounts().reduce((sum, count) => sum + count, 0)

it.each([
  ['processes for pages', '/uk', (ports: number[]) => ({ ports, apiPorts: [1] })],
  ['processes of the API', '/apipc/v1/countries', (apiPorts: number[]) => ({ ports: [1], apiPorts })],
  ['machines', '/uk', (ports: number[]) => ({ machines: ports.map((port) => `127.0.0.1:${port}`) })],
])(
  'open requests are shared evenly by the %s, whichever worker takes them',
  async (_what, path, settings) => {
    front = await startFront({ ...settings(both.map(({ port }) => port)), brotli: hasBrotli, secure: false })
    const answers: Promise<Response>[] = []
    let answered = 0
    /** Each has an address and a connection of its own: no answer is shared, and the workers share them. */
    const ask = async (count: number) => {
      const before = openCount()
      for (let each = 0; each < count; each += 1) {
        const address = `${front.origin}${path}?${answers.length}`
        const answer = fetch(address, { headers: { Connection: 'close' } })
        answers.push(answer)
        void answer.then(() => (answered += 1))
      }
      await expect.poll(openCount).toBe(before + count)
    }

    // None is answered yet: a worker may count an answered one for a moment longer.
    for (let each = 1; each <= 10; each += 1) {
      await ask(2)
      expect(openCounts()).toEqual([each, each])
    }

    // Who has become free gets the next ones.
    for (const response of both[0].open.splice(0)) response.end('held')
    await expect.poll(() => answered).toBe(10)
    await ask(4)
    expect(openCounts()).toEqual([4, 10])

    for (const { open } of both) for (const response of open.splice(0)) response.end('held')
    for (const answer of await Promise.all(answers)) await answer.text()
  },
)
