import { z } from 'zod'

/** Record ids are slugs, so that they can stand in a path as they are. */
export const idSchema = z.string().regex(/^[\w-]{1,120}$/)

/** A link of content: one of our paths or an http(s) address; never `javascript:`, and no path that leads off the site. */
export const linkSchema = z.string().regex(/^(?:\/(?![/\\])|https?:\/\/)\S*$/)

/** An ISO day such as `2026-09-12`. */
export const daySchema = z.iso.date()

/** Lower-case country code such as `us`. */
export const countryCodeSchema = z.string().regex(/^[a-z]{2}$/)

/**
 * The address of one record's call, or null when the id could never name one: ids come from the address bar, and `..` would
 * name another call.
 */
export function recordPath(call: string, id: string): string | null {
  return idSchema.safeParse(id).success ? `${call}/${id}` : null
}
