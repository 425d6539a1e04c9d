import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Env } from '@/lib/core/env'
import type { CookieName } from '@/lib/leads/browser-storage'
import { callPagePath } from '@/lib/leads/call-outcome'

const proofCookie: CookieName = 'caller'
const nameCookie: CookieName = 'caller-name'

/** Lifetimes of the cookies, in seconds. */
const proofLife = 48 * 60 * 60
const nameLife = 30 * 24 * 60 * 60

type Caller = {
  /** The path of the page on which the consultant gave the name. */
  page: string
  caller: string
  /** Shows that page that the name was given; not needed on any other. */
  proof: string | undefined
}

/** Stores the name of a consultant in the browser; it is then filled in on the pages of all leads and conversations. */
export function rememberCaller(c: Context, { SITE_ORIGIN }: Env, { page, caller, proof }: Caller): void {
  const rules = { httpOnly: true, sameSite: 'Strict', secure: SITE_ORIGIN.startsWith('https:') } as const
  if (proof !== undefined) {
    setCookie(c, proofCookie, `${caller}.${proof}`, { path: page, maxAge: proofLife, ...rules })
  }
  setCookie(c, nameCookie, caller, { path: callPagePath('').slice(0, -1), maxAge: nameLife, ...rules })
}
