/** Stands for any host of ours: what counts is whether an address stays on it. */
const base = 'http://own.invalid'

/** One slash, then neither a slash nor a backslash: browsers read two as the beginning of a host. */
const isRooted = (path: string) => /^\/(?![/\\])/.test(path)

/**
 * Path, query and fragment of an address of this site, as a browser resolves it; null for everything else. Every redirect, and every link whose
 * target comes from outside this code, goes through it. It judges the resolved path: `/..//host` has one slash in front only until it
 * is resolved.
 * @param origins the site's own origins, when absolute addresses are allowed too
 */
export function ownPath(text: string | null | undefined, origins: readonly string[] = []): string | null {
  if (!text || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isOwn = origins.includes(url.origin) || (url.origin === base && isRooted(text))
  if (!isOwn || url.username !== '' || url.password !== '' || !isRooted(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}
