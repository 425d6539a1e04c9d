import type { CookieName } from './browser-storage'

/**
 * The name that a cookie has in the browser. With `__Host-` no other host of the domain and no answer without TLS can set or replace it;
 * browsers accept it only from an address with TLS, for all paths.
 */
export const cookieName = (name: CookieName, siteOrigin: string): string =>
  siteOrigin.startsWith('https:') ? `__Host-${name}` : name
