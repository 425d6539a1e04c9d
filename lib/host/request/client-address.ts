import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Carries the client's rate-limit bucket from the server's socket to the handlers. Set at the start of each request; a value from the
 * client is overwritten.
 */
export const addressHeader = 'x-client-address'

/**
 * `1` when the request came from this machine itself and through no proxy. Set at the start of each request; a value from the client is
 * overwritten.
 */
export const localHeader = 'x-client-local'

/** All clients without a readable address share this bucket, so that an invalid header does not avoid a limit. */
const unknownAddress = 'unknown'

/**
 * The rate-limit bucket of a client: an IPv4 address, an IPv6 /64 (`2001:db8:1:2::/64`), or `unknown`.
 * @param socket address of the connection's other end
 * @param forwarded the `X-Forwarded-For` header, all values joined by commas
 * @param hops number of trusted proxies in front: the address is the entry at this position from the right; 0 ignores the header
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const typed = hops === 0 ? socket : forwarded?.split(',').at(-hops)
  return bucketOf(typed?.trim() ?? '')
}

/** The sender's rate-limit bucket. */
export const addressOf = (request: Request) => request.headers.get(addressHeader) ?? unknownAddress

/** The sender's address as the audit stores it. */
export const maskedAddressOf = (request: Request) => maskAddress(addressOf(request))

/** Keeps enough to recognise a pattern and too little to find a person: 203.0.113.* or 2001:db8:1::/48. */
export function maskAddress(address: string): string {
  if (isIP(address) === 4) return address.replace(/\.\d+$/, '.*')
  const groups = address.split(':')
  return address.endsWith('/64') ? `${groups.slice(0, 3).join(':')}::/48` : unknownAddress
}

/**
 * Writes the client's bucket into `addressHeader`, and into `localHeader` whether it is this machine. Values from the client are
 * overwritten.
 */
export function setClientAddress(request: IncomingMessage, hops: number): void {
  const forwarded = request.headers['x-forwarded-for']
  const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const local = isLocal(request) ? '1' : '0'
  setHeader(request, addressHeader, clientAddress(request.socket.remoteAddress, chain, hops))
  setHeader(request, localHeader, local)
}

/** Next reads the headers of a request from `headers`, Hono's server from `rawHeaders`. */
function setHeader({ headers, rawHeaders }: IncomingMessage, name: string, value: string): void {
  headers[name] = value
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2)
  }
  rawHeaders.push(name, value)
}

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']

function isLocal({ headers, socket }: IncomingMessage): boolean {
  const bucket = bucketOf(socket.remoteAddress ?? '')
  const isLoopback = bucket.startsWith('127.') || socket.remoteAddress === '::1'
  return isLoopback && proxyHeaders.every((name) => headers[name] === undefined)
}

function bucketOf(typed: string): string {
  const address = withoutPort(typed)
  if (isIP(address) === 0) return unknownAddress
  // An IPv4 address in IPv6 notation belongs to the same visitor.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Removes the port or zone: proxies write `1.2.3.4:5678`, `[::1]:5678` and `fe80::1%eth0`. */
function withoutPort(typed: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(typed)
  const ported = /^([\d.]+):\d+$/.exec(typed)
  return (bracketed?.[1] ?? ported?.[1] ?? typed).replace(/%.*$/, '')
}
