/**
 * Below this path nginx asks for an address that was sent with bytes that should have been percent-encoded, as curl and old programs send
 * Chinese words; Node.js would refuse it. What follows is the whole address, path and query, encoded by nginx once more as a path.
 */
export const rawAddressPath = '/raw-address'

/** That address, as it should have been sent; null for any other path. */
export function encodedAddress(pathname: string): string | null {
  if (!pathname.startsWith(`${rawAddressPath}/`)) return null
  return pathname.slice(rawAddressPath.length).replace(/%(?:20|23|25|3F)/gi, decodeURIComponent)
}
