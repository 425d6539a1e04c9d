/** A consultant's name, and for the pages on which it was given last the proofs of that, newest first. */
type CallerCookie = { caller: string; proofs: readonly string[] }

/** So many pages stay open to a consultant's browser; on an older one the name is asked again. They make 660 bytes of each request. */
const keptProofs = 20

/** The value of the cookie after a name was given on one more page. A cookie with another name is begun anew. */
export function callerCookieOf(
  { caller, proof }: { caller: string; proof: string },
  earlier: string | undefined,
): string {
  const known = readCallerCookie(earlier)
  const others = known?.caller === caller ? known.proofs.filter((one) => one !== proof) : []
  return [caller, proof, ...others.slice(0, keptProofs - 1)].join('.')
}

/** Reads the decoded value of that cookie. */
export function readCallerCookie(value: string | undefined): CallerCookie | null {
  const [, caller, proofs] = /^(.+?)((?:\.[0-9a-f]{32})+)$/.exec(value ?? '') ?? []
  if (caller === undefined || proofs === undefined) return null
  return { caller, proofs: proofs.slice(1).split('.') }
}

/**
 * Whether one of the proofs that a page has sent, separated by dots, is its own.
 * @param own the proof of that page for the name
 */
export const hasProof = (sent: string | undefined, own: string): boolean =>
  sent?.split('.').includes(own) ?? false
