import { lookup as resolveName } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type ResolvedAddress = { address: string; family: number }
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

/** A host to which leads must not be sent. The error contains neither the address nor the host. */
export class RefusedAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'

  constructor() {
    super('the address is not public')
    this.name = 'RefusedAddress'
  }
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address belongs to the public internet, and not to this machine, a private network, a tunnel or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  // An IPv4 address in IPv6 notation is checked as an IPv4 address.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false
  return parsed.range() === 'unicast'
}

/**
 * The IP address in a URL's host; null for a name. Decimal, octal and hex forms need no handling, because `new URL` has already converted
 * them to dotted form.
 */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/** Whether a host name can only be internal. Public names that resolve to an internal address are refused when the connection is made. */
export function isInternal(hostname: string): boolean {
  const literal = literalAddress(hostname)
  return literal === null ? /(^|\.)localhost\.?$/.test(hostname) : !isPublicAddress(literal)
}

export const systemResolve: Resolve = (hostname) => resolveName(hostname, { all: true })

/**
 * A `lookup` for one connection. It resolves the name once and gives the socket exactly the addresses that were checked, so a name that
 * resolves differently a moment later has no effect. If one of several addresses is not allowed, all are refused.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const first = addresses[0]
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
          callback(new RefusedAddress(), '')
        } else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error) => callback(error instanceof Error ? error : new Error('not resolved'), ''),
    )
  }
}
