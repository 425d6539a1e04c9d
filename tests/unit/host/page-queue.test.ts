import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { guardServer, queuePlace } from '@/lib/host/request/guard-server'
import { createPageQueue } from '@/lib/host/request/page-queue'

import { portOf } from '@/tests/support/port-of'
import { table } from '@/tests/support/table'

it.each(
  table(`
      none | /apipc/v1/general_form_pc
      none | http://a/apipc/v1/general_form_pc
      none | /healthz
      first | /lead-result?code=0
      first | /m/lead-result
      first | /receipt/abc
      last | /
      last | /lead-results
      last | /yxk?country=2
      last | /apipcx
      last | /%61pipc/v1/general_form_pc
      last | /apipc/v1/search?Keyword=a
      last | /apipc/v1/schools/12
      last | /_next/static/chunks/a.js
    `),
)('while pages are being made the place of a request is %s: %s', (place, url) => {
  expect(queuePlace({ url })).toBe(place)
})

describe('the queue of pages', () => {
  let server: Server
  let port: number
  /** Requests that the handlers have got and not answered, by path. */
  const open = new Map<string, ServerResponse>()
  let seen: string[] = []

  afterEach(async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    open.clear()
  })

  async function start(rules: Parameters<typeof createPageQueue>[0]) {
    // A list of its own, because a request that waited in an earlier server may still begin.
    const begun: string[] = []
    seen = begun
    server = createServer(({ url = '' }, response) => {
      begun.push(url)
      open.set(url, response)
    })
    guardServer(server, { isDevelopment: false, pages: createPageQueue(rules) })
    port = await portOf(server.listen(0, '127.0.0.1'))
  }

  /** Sends a request; resolves when the server has read it, with its answer to come. */
  async function ask(path: string) {
    const received = once(server, 'connection')
    const request = get({ port, host: '127.0.0.1', path, agent: false })
    const answered = once(request, 'response') as Promise<[IncomingMessage]>
    answered.catch(() => undefined)
    const [socket] = await received
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0)
    /** Ends the connection; resolves when the server has noticed. */
    const leave = async () => {
      const closed = once(socket, 'close')
      request.destroy()
      await closed
    }
    return { leave, answer: async () => (await answered)[0] }
  }

  const end = (path: string) => open.get(path)?.end()
  const busy = { isIdle: () => false }

  it('has two made at once, and the others in their order', async () => {
    await start(busy)
    for (const path of ['/1', '/2', '/3', '/4']) await ask(path)
    expect(seen).toEqual(['/1', '/2'])
    end('/2')
    await expect.poll(() => seen).toEqual(['/1', '/2', '/3'])
    end('/1')
    await expect.poll(() => seen).toEqual(['/1', '/2', '/3', '/4'])
  })

  it('never holds a form up, and puts the page that answers it first', async () => {
    await start({ ...busy, longest: 1 })
    for (const path of ['/1', '/2', '/3', '/lead-result?code=0', '/apipc/v1/general_form_pc']) await ask(path)
    expect(seen).toEqual(['/1', '/2', '/apipc/v1/general_form_pc'])
    end('/1')
    await expect.poll(() => seen.at(-1)).toBe('/lead-result?code=0')
  })

  it('forgets readers that have gone, waiting or not', async () => {
    await start(busy)
    const [one, , three] = [await ask('/1'), await ask('/2'), await ask('/3'), await ask('/4')]
    await three.leave()
    await one.leave()
    await expect.poll(() => seen).toEqual(['/1', '/2', '/4'])
  })

  it('refuses readers beyond its bound for a few seconds, in words', async () => {
    await start({ ...busy, longest: 1 })
    for (const path of ['/1', '/2', '/3']) await ask(path)
    const { statusCode, headers } = await (await ask('/4')).answer()
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ])
  })

  it('refuses who has waited too long, but not the page that answers a form', async () => {
    await start({ ...busy, patience: 1 })
    for (const path of ['/1', '/2']) await ask(path)
    const result = await ask('/lead-result')
    const { statusCode } = await (await ask('/3')).answer()
    expect(statusCode).toBe(503)
    end('/1')
    await expect.poll(() => seen).toEqual(['/1', '/2', '/lead-result'])
    end('/lead-result')
    expect((await result.answer()).statusCode).toBe(200)
  })

  it('begins more while those that are being made only wait', async () => {
    await start({})
    for (const path of ['/1', '/2', '/3', '/4', '/5']) await ask(path)
    await expect.poll(() => seen).toEqual(['/1', '/2', '/3', '/4', '/5'])
  })
})
