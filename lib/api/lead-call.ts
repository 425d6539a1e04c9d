import { env } from '@/lib/core/env'
import { leadCallPath } from '@/lib/leads/api-paths'
import type { CookieName } from '@/lib/leads/browser-storage'
import { type CallPage, callPageSchema } from '@/lib/leads/call-outcome'
import { readCallerCookie } from '@/lib/leads/caller-proofs'
import { cookieName } from '@/lib/leads/cookie-name'
import { getBySecret } from './client'

/** The consultant who gave a name in this browser, and the proofs of that, separated by dots. */
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

type Jar = { get: (name: string) => { value: string } | undefined }

/** Reads the cookies of a consultant: the name that was given last, and where it was given. */
export function callerOf(jar: Jar): { name: string; reveal: Reveal | null } {
  const read = (name: CookieName) => jar.get(cookieName(name, env().SITE_ORIGIN))?.value
  const known = readCallerCookie(read('caller'))
  const reveal = known && { caller: known.caller, proof: known.proofs.join('.') }
  return { name: known?.caller ?? read('caller-name') ?? '', reveal }
}
