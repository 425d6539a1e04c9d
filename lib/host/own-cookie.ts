import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Env } from '@/lib/core/env'
import type { CookieName } from '@/lib/leads/browser-storage'
import { cookieName } from '@/lib/leads/cookie-name'

/**
 * Sets a cookie that only this host gets, that no script reads, and that no other site's request carries.
 * @param cookie.maxAge in seconds
 */
export function setOwnCookie(
  c: Context,
  { SITE_ORIGIN }: Pick<Env, 'SITE_ORIGIN'>,
  { name, value, maxAge }: { name: CookieName; value: string; maxAge: number },
): void {
  setCookie(c, cookieName(name, SITE_ORIGIN), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: SITE_ORIGIN.startsWith('https:'),
    maxAge,
  })
}
