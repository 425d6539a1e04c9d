import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardServer } from '@/lib/host/request/guard-server'
import { portOf } from '@/tests/support/port-of'
import { list, table } from '@/tests/support/table'

const handled: string[] = []
let server: Server
let port: number

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    handled.push(`${method} ${url}`)
    response.end('handled')
  })
  guardServer(server, { isDevelopment: false })
  guardServer(server, { isDevelopment: false })
  port = await portOf(server.listen(0, '127.0.0.1'))
})
afterAll(() => server.close())

/** Sends exactly these lines; returns the whole answer. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  socket.end()
  return text(socket)
}

describe('a message whose length or form is ambiguous', () => {
  const post = 'POST /apipc/v1/general_form_pc HTTP/1.1'
  const smuggled = ['', '0', '', 'GET /smuggled HTTP/1.1', 'Host: a']
  const chunked = 'Transfer-Encoding: chunked'

  it.each([
    ['a length and chunks', 'Content-Length: 6', chunked],
    ['two lengths', 'Content-Length: 0', 'Content-Length: 40'],
    ['two lengths in one field', 'Content-Length: 0, 40'],
    ['a length with a sign', 'Content-Length: +6'],
    ['chunks that are not the last encoding', 'Transfer-Encoding: chunked, x'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
    ['chunks in HTTP/1.0', chunked],
    ['no host'],
  ])('is 400 with %s, and nothing in it is taken for another request', async (what, ...fields) => {
    const begin = what === 'chunks in HTTP/1.0' ? post.replace('1.1', '1.0') : post
    const host = what === 'no host' ? [] : ['Host: a']
    handled.length = 0
    const answer = await sendRaw(begin, ...host, ...fields, ...smuggled)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expect(handled.filter((one) => one.includes('smuggled'))).toEqual([])
  })
})

describe('a request that no handler may see', () => {
  it.each(
    table(
      `
      400 | GET / HTTP/1.1 ; Host: a ; Host: b
      400 | POST /apipc/v1/general_form_pc HTTP/1.1 ; Host: a ; Content-Length: 0 ; Host: b
      400 | GET / HTTP/1.1 ; Host:
      405 | TRACE / HTTP/1.1 ; Host: a
      405 | POST /uk HTTP/1.1 ; Host: a ; Next-Action: 7f ; Content-Length: 0
      405 | POST /%61pipc/v1/country HTTP/1.1 ; Host: a ; Content-Length: 0
      405 | POST http://a/uk HTTP/1.1 ; Host: a ; Content-Length: 0
      405 | POST /_next/x HTTP/1.1 ; Host: a ; Content-Length: 0
    `,
      [Number, list],
    ),
  )('gets %i: %j', async (status, lines) => {
    handled.length = 0
    const answer = await sendRaw(...lines)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('cache-control: private, no-store')
    expect(answer.toLowerCase()).toContain('connection: close')
    if (status === 405) expect(answer).toMatch(/^Allow: GET, HEAD/im)
    expect(handled).toEqual([])
  })

  it.each(
    table(
      `
      GET /uk HTTP/1.1 ; Host: a
      HEAD / HTTP/1.1 ; Host: a
      GET / HTTP/1.0 ; Connection: close
      POST /apipc/v1/chat/messages HTTP/1.1 ; Host: a ; Content-Length: 0
      POST http://a/apipc/v1/chat/messages HTTP/1.1 ; Host: a ; Content-Length: 0
      DELETE /apipc/v1/country HTTP/1.1 ; Host: a
    `,
      [list],
    ),
  )('is not %j', async (lines) => {
    handled.length = 0
    await sendRaw(...lines, ...(lines.length > 1 ? ['Connection: close'] : []))
    expect(handled).toHaveLength(1)
  })
})
