import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env } from '@/lib/core/env'
import { setOwnCookie } from '@/lib/host/own-cookie'
import { callerCookieOf } from '@/lib/leads/caller-proofs'
import { cookieName } from '@/lib/leads/cookie-name'

/** Lifetimes of the cookies, in seconds. */
const proofLife = 48 * 60 * 60
const nameLife = 30 * 24 * 60 * 60

/**
 * Stores the name of a consultant in the browser; it is then filled in on the pages of all leads and conversations.
 * @param given.proof shows the page that the name was given on it; not needed on any other
 */
export function rememberCaller(
  c: Context,
  env: Env,
  { caller, proof }: { caller: string; proof: string | undefined },
): void {
  if (proof !== undefined) {
    const earlier = getCookie(c, cookieName('caller', env.SITE_ORIGIN))
    setOwnCookie(c, env, {
      name: 'caller',
      value: callerCookieOf({ caller, proof }, earlier),
      maxAge: proofLife,
    })
  }
  setOwnCookie(c, env, { name: 'caller-name', value: caller, maxAge: nameLife })
}
