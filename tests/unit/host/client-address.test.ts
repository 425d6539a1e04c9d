import { createServer, request as httpRequest, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  addressHeader,
  clientAddress,
  localHeader,
  maskAddress,
  trackClientAddresses,
} from '@/lib/host/request/client-address'

type Row = [socket: string | undefined, forwarded: string | undefined, hops: number, bucket: string]

const rows: Row[] = [
  ['203.0.113.7', undefined, 0, '203.0.113.7'],
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  [undefined, undefined, 0, 'unknown'],
  ['10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '203.0.113.9, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '203.0.113.9,198.51.100.1', 2, '203.0.113.9'],
  ['10.0.0.1', '1.1.1.1, 203.0.113.9, 198.51.100.1', 2, '203.0.113.9'],
  ['10.0.0.1', undefined, 1, 'unknown'],
  ['10.0.0.1', '', 1, 'unknown'],
  ['10.0.0.1', '198.51.100.1', 2, 'unknown'],
  ['10.0.0.1', '198.51.100.1, nonsense', 1, 'unknown'],
  ['10.0.0.1', '198.51.100.1,', 1, 'unknown'],
  ['10.0.0.1', '198.51.100.256', 1, 'unknown'],
  ['10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['10.0.0.1', '[2001:db8:1:2:3:4:5:6]:4711', 1, '2001:db8:1:2::/64'],
  ['10.0.0.1', '[2001:db8:1:2::6]', 1, '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::ffff', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['::ffff:cb00:7107', undefined, 0, '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
  ['64:ff9b::203.0.113.7', undefined, 0, '64:ff9b:0:0::/64'],
]

describe('the bucket of a client', () => {
  it.each(rows)('from socket %s, header %s and %i hops is %4$s', (socket, forwarded, hops, bucket) => {
    expect(clientAddress(socket, forwarded, hops)).toBe(bucket)
  })

  it.each([
    ['203.0.113.7', '203.0.113.*'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is masked as %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked)
  })
})

describe('a server of this process', () => {
  let server: Server
  let port: number

  beforeEach(async () => {
    trackClientAddresses(0)
    server = createServer(({ headers }, response) =>
      response.end(JSON.stringify({ bucket: headers[addressHeader], local: headers[localHeader] })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    port = address.port
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const ask = (headers: Record<string, string>) =>
    new Promise<{ bucket: string; local: string }>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
        response.setEncoding('utf8').on('data', (text: string) => resolve(JSON.parse(text)))
      })
        .on('error', reject)
        .end()
    })

  it('hands the bucket on instead of what a client wrote', async () => {
    const { bucket } = await ask({ [addressHeader]: '198.51.100.1', 'X-Forwarded-For': '198.51.100.2' })
    expect(bucket).toBe('127.0.0.1')
  })

  it('knows a request of this machine itself', async () => {
    expect((await ask({})).local).toBe('1')
  })

  it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'takes none for its own that came through a proxy, whatever it says (%s)',
    async (name) => {
      expect((await ask({ [name]: '127.0.0.1', [localHeader]: '1' })).local).toBe('0')
    },
  )
})
