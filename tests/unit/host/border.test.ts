import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodable, guardRequests } from '@/lib/host/request/border'

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/search?Keyword=%ff', '/search?Keyword=%ff'],
    ['/company/%E4%BC%A6', '/company/%E4%BC%A6'],
    ['/yxk/a%20b?x=%', '/yxk/a%20b?x=%'],
    ['/yxk/%ff', '/yxk/%25ff'],
    ['/apipc/%', '/apipc/%25'],
    ['/apipc/v1/schools/%E0%A4%A?x=1', '/apipc/v1/schools/%25E0%25A4%25A?x=1'],
    ['/yxk/%zz%20', '/yxk/%25zz%20'],
    ['/advisor/%00a', '/advisor/%2500a'],
  ])('%s is read as %s', (url, read) => {
    expect(decodable(url)).toBe(read)
  })
})

describe('a server', () => {
  let server: Server
  let port: number
  const read: string[] = []

  beforeAll(async () => {
    guardRequests(300)
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('error', () => undefined)
      request.on('end', () => {
        read.push(`${request.url} ${body}`)
        response.end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    port = address.port
  })
  afterAll(() => server.close())

  it('cuts a body that drips, however many bytes still come', async () => {
    const socket = connect(port, '127.0.0.1')
    const start = performance.now()
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n')
    const drip = setInterval(() => socket.write('a'), 30)
    socket.on('error', () => undefined)
    await once(socket, 'close')
    clearInterval(drip)
    expect(performance.now() - start).toBeGreaterThan(250)
    expect(read).toEqual([])
  })

  it('takes a body that comes in time, and an address that nobody can decode', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/yxk/%ff`, { method: 'POST', body: 'name=a' })
    expect(response.status).toBe(200)
    expect(read).toEqual(['/yxk/%25ff name=a'])
  })
})
