import { permanentRedirect, redirect } from 'next/navigation'
import { ownPath } from './own-path'
import { paths } from './paths'

/** Ends the rendering of a page with a temporary redirect to another page of this site; to the home page when the target is none. */
export function sendOn(path: string): never {
  redirect(ownPath(path) ?? paths.home)
}

/** The same for an address that has moved for good. */
export function sendOnForGood(path: string): never {
  permanentRedirect(ownPath(path) ?? paths.home)
}
