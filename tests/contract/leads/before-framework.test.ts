import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerSubmits } from '@/lib/host/answer-submits'
import { trackClientAddresses } from '@/lib/host/request/client-address'
import { codedPath, createTestHost, formHeaders, plainPath, type TestHost } from '../support/test-host'
import { sendHttp } from '../support/transports'

let test: TestHost
vi.mock('@/lib/host/index', () => ({ getApi: () => test.host }))

/** Stands for the framework: says what came through to it. */
let server: Server
let origin: string
let port: number
const emit = createServer().emit
const lines: string[] = []

beforeAll(async () => {
  test = await createTestHost()
  trackClientAddresses(0)
  answerSubmits()
  server = createServer((request, response) => response.end(`framework: ${request.method} ${request.url}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
  origin = `http://127.0.0.1:${port}`
  for (const name of ['log', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)))
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  Object.getPrototypeOf(server).emit = emit
  await new Promise((resolve) => server.close(resolve))
  await test.close()
})
beforeEach(() => void lines.splice(0))

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  sendHttp(origin, { method: 'POST', path, headers: { ...formHeaders, ...headers }, body })

describe('a submitted form', () => {
  it('is stored and answered by the host, with the sender’s address as this process sees it', async () => {
    const reply = await post(plainPath, 'name=张三&phone=13800138000&source=首页', {
      'X-Client-Address': '192.0.2.1',
    })
    expect(reply).toMatchObject({ status: 200, json: { code: 0 } })
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(await test.leads()).toMatchObject([{ name: '张三', phone: '13800138000', address: '127.0.0.*' }])
  })

  it('with a code is looked at too', async () => {
    const reply = await post(codedPath, 'name=张三&phone=13800138001&code=123456')
    expect(reply.json).toMatchObject({ code: 1003 })
  })

  it('of a browser without scripts is led to the page that says it in words', async () => {
    const reply = await post(plainPath, 'name=张三&phone=1', { Accept: 'text/html' })
    expect([reply.status, reply.headers.location]).toEqual([303, '/lead-result?code=1001'])
  })

  it('that is too long is refused, and what is left of it not waited for', async () => {
    const reply = await post(plainPath, 'a'.repeat(200_000))
    expect(reply).toMatchObject({ status: 413, json: { code: 1413 }, headers: { connection: 'close' } })
  })

  it('whose sender hangs up is no fault of ours', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${plainPath} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=`,
    )
    await delay(50)
    socket.destroy()
    await vi.waitFor(() => expect(lines.join()).toContain('client hung up'), { timeout: 20_000 })
    expect(lines.join()).not.toContain('call failed')
  })

  it('is finished before a server that is told to end has ended', async () => {
    const ending = createServer()
    await new Promise<void>((resolve) => ending.listen(0, '127.0.0.1', resolve))
    const address = ending.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const end = () => void ending.close()
    subscribe('http.server.request.start', end)
    const reply = sendHttp(`http://127.0.0.1:${address.port}`, {
      method: 'POST',
      path: plainPath,
      headers: formHeaders,
      body: 'name=张三&phone=13800138003',
    })
    await once(ending, 'close')
    unsubscribe('http.server.request.start', end)
    expect((await reply).json).toMatchObject({ code: 0 })
  })
})

describe('everything else', () => {
  it.each([
    ['GET', plainPath],
    ['PUT', plainPath],
    ['POST', `${plainPath}?x=1`],
    ['POST', `${plainPath}/ack`],
    ['POST', '/apipc/v1/receipt'],
    ['GET', '/'],
  ])('goes on to the framework: %s %s', async (method, path) => {
    expect((await sendHttp(origin, { method, path })).text).toBe(`framework: ${method} ${path}`)
  })
})
