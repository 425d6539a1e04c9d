import { ownPath } from './own-path'
import { paths } from './paths'

/** Answers a request with a redirect (303) to a page of this site; to the home page when the target is none. */
export const seeOther = (path: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, Location: ownPath(path) ?? paths.home } })
