import { createServer, type RequestListener } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type PostOptions, postJson } from '@/lib/host/delivery/post'
import { portOf } from '@/tests/support/port-of'

const servers: { close: () => void }[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

function serve(listener: RequestListener, address = '127.0.0.1', port = 0): Promise<number> {
  const server = createServer(listener).listen(port, address)
  servers.push({ close: () => void server.close().closeAllConnections() })
  return portOf(server)
}

const patient: PostOptions = {
  timeout: 20_000,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: () => true,
}
/** A short limit, for receivers that never end their answer. All other cases end at once. */
const hasty: PostOptions = { ...patient, timeout: 1_500 }

const post = (port: number, options: PostOptions, path = '/') =>
  postJson(new URL(`http://crm.example.cn:${port}${path}`), '{"a":"中"}', { 'X-One': '1' }, options)

const failed = (reason: string) => ({ outcome: 'failed', reason })

describe('a POST request', () => {
  it('sends its body and headers to its host', async () => {
    const seen: unknown[] = []
    const port = await serve(async (request, response) => {
      seen.push(
        request.method,
        request.url,
        request.headers.host,
        request.headers['x-one'],
        await text(request),
      )
      seen.push(request.headers['content-type'], request.headers['content-length'])
      response.end('{"errcode":0}')
    })
    expect(await post(port, patient, '/in?key=1')).toEqual({
      outcome: 'answered',
      status: 200,
      text: '{"errcode":0}',
    })
    expect(seen).toEqual([
      'POST',
      '/in?key=1',
      `crm.example.cn:${port}`,
      '1',
      '{"a":"中"}',
      'application/json; charset=utf-8',
      '11',
    ])
  })

  it.each<[string, RequestListener]>([
    [
      'drips its headers',
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 20)
        socket.on('close', () => clearInterval(drip))
      },
    ],
  ])('ends in time when the receiver %s', async (_what, listener) => {
    expect(await post(await serve(listener), hasty)).toEqual(failed('timeout'))
  })

  it('ends in time when a name is not resolved', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    expect(await post(1, { ...hasty, resolve })).toEqual(failed('timeout'))
  })

  it('fails with an error message when the connection breaks', async () => {
    const port = await serve((request) => request.socket.resetAndDestroy())
    expect(await post(port, patient)).toEqual(failed('ECONNRESET'))
    const noise = createSocketServer((socket) => socket.end('220 mail.example.cn\r\n'))
    servers.push(noise)
    const noisePort = await portOf(noise.listen(0, '127.0.0.1'))
    expect(await post(noisePort, patient)).toMatchObject({ outcome: 'failed', reason: /^HPE_/ })
  })

  it('fails when no process listens and when a host name is unknown', async () => {
    const port = await serve(() => undefined)
    for (const server of servers.splice(0)) server.close()
    expect(await post(port, patient)).toEqual(failed('ECONNREFUSED'))
    const resolve = () => Promise.reject(Object.assign(new Error('crm.example.cn'), { code: 'ENOTFOUND' }))
    expect(await post(port, { ...patient, resolve })).toEqual(failed('ENOTFOUND'))
  })
})

describe('an answer with a known status', () => {
  const unread = { outcome: 'answered', status: 200, text: null }

  it('is cut off when it is larger than any expected answer', async () => {
    let sent = 0
    let isClosed = false
    const port = await serve((_request, response) => {
      const block = Buffer.alloc(64 * 1024)
      const fill = () => {
        while (sent < 50_000_000 && !isClosed) {
          sent += block.length
          if (!response.write(block)) return
        }
      }
      response.on('drain', fill)
      response.on('close', () => {
        isClosed = true
      })
      fill()
    })
    expect(await post(port, patient)).toEqual(unread)
    expect(sent).toBeLessThan(20_000_000)
  })

  it('is accepted although its body never ends', async () => {
    const port = await serve((_request, response) => {
      response.write('{')
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    })
    expect(await post(port, hasty)).toEqual(unread)
  })

  it('is accepted although its body breaks off', async () => {
    const port = await serve((request, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('{', () => request.socket.destroy())
    })
    expect(await post(port, patient)).toEqual(unread)
  })
})

describe('a POST request to a forbidden address', () => {
  const isAllowed = (address: string) => address === '127.0.0.1'

  it('is never sent, whether the host is a name or the address itself', async () => {
    let calls = 0
    const port = await serve((_request, response) => {
      calls++
      response.end()
    }, '127.0.0.2')
    const refused = failed('PRIVATE_ADDRESS')
    const resolve = async () => [{ address: '127.0.0.2', family: 4 }]
    expect(await post(port, { ...patient, isAllowed, resolve })).toEqual(refused)
    const mixed = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ]
    expect(await post(port, { ...patient, isAllowed, resolve: mixed })).toEqual(refused)
    for (const host of ['127.0.0.2', '2130706434', '0x7f.2']) {
      const url = new URL(`http://${host}:${port}/`)
      expect(await postJson(url, '{}', {}, { ...patient, isAllowed })).toEqual(refused)
    }
    expect(calls).toBe(0)
  })

  it('is not sent when the name resolves to another address the second time', async () => {
    const calls: string[] = []
    const note =
      (where: string): RequestListener =>
      (_request, response) => {
        calls.push(where)
        response.end()
      }
    const port = await serve(note('outside'))
    await serve(note('inside'), '127.0.0.2', port)
    let asked = 0
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    const options = { ...patient, isAllowed, resolve }
    expect(await post(port, options)).toMatchObject({ outcome: 'answered', status: 200 })
    expect(asked).toBe(1)
    expect(await post(port, options)).toEqual(failed('PRIVATE_ADDRESS'))
    expect(calls).toEqual(['outside'])
  })
})
