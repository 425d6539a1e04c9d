import { leadCallPath } from '@/lib/leads/api-paths'
import { type CallPage, callPageSchema } from '@/lib/leads/call-outcome'
import { getBySecret } from './client'

/** The consultant who pressed "show the number" in this browser, and the proof of it. */
export type Reveal = { caller: string; proof: string }

/**
 * The lead for the link in a robot's notice; null when the link is unknown or has expired or the data were erased, `busy` when the
 * address sent too many requests.
 * @param visitor headers of the page's own request
 */
export function getLeadCall(
  code: string,
  reveal: Reveal | null,
  visitor: Pick<Headers, 'get'>,
): Promise<CallPage | 'busy' | null> {
  const path = (code: string) => `${leadCallPath}/${code}`
  return getBySecret({ path, code, query: reveal ?? {} }, callPageSchema, visitor)
}

/** Reads the cookie of `POST /v1/receipt_call`: the name and the proof. */
export function revealOf(cookie: string | undefined): Reveal | null {
  const parts = /^(.+)\.([0-9a-f]{32})$/.exec(cookie ?? '')
  if (parts?.[1] === undefined || parts[2] === undefined) return null
  return { caller: decoded(parts[1]), proof: parts[2] }
}

/** The decoded text of a cookie; empty when it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
