import { lookup as resolveName } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type ResolvedAddress = { address: string; family: number }
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

/** A host that leads somewhere leads must not go; carries neither the address nor the host. */
export class RefusedAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS'

  constructor() {
    super('the address is not public')
    this.name = 'RefusedAddress'
  }
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address belongs to the public internet: not to this machine, a private network, a tunnel or a reserved range. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  // An IPv4 address in IPv6 clothes is judged as the IPv4 address it is.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false
  return parsed.range() === 'unicast'
}

/** The address in a URL's host when it is one: `new URL` has turned decimal, octal and hex forms into dots by then. */
export function literalAddress(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}

/** Whether a host name can only be an internal one. Names that resolve to an internal address are found out when they are called. */
export function isInternal(hostname: string): boolean {
  const literal = literalAddress(hostname)
  return literal === null ? /(^|\.)localhost\.?$/.test(hostname) : !isPublicAddress(literal)
}

export const systemResolve: Resolve = (hostname) => resolveName(hostname, { all: true })

/**
 * A `lookup` for one connection: asks once, and lets the socket have exactly the addresses that were checked, so a name that
 * resolves differently a moment later changes nothing. One bad address among several refuses them all.
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
