import { type Channel, channelOf } from './channel'
import { type Touch, toTouch } from './touch'

/** What a lead tells about the visits before it: the touches that its form sent, and the address of its page. */
export type TouchedLead = {
  fields: Readonly<Record<string, string>>
  linkurl: string | null
  /** When it was sent; ms since 1970. */
  created_at: number
}

/**
 * The visits that brought a lead, the last one first. A browser without scripts sends no touches, and then the query of the address on
 * which the form was filled in is the touch.
 */
export function touchesOf(lead: TouchedLead): Readonly<Record<string, string>>[] {
  const sent = [lead.fields.last_touch, lead.fields.first_touch].flatMap((json) => {
    const touch: unknown = json === undefined ? null : JSON.parse(json)
    return isTexts(touch) ? [touch] : []
  })
  const own = touchOfPage(lead)
  return sent.length > 0 || own === null ? sent : [own]
}

/** The channel of the visit in which the lead was sent. When its touch names no first page, the page of the form counts as the first. */
export function channelOfLead(lead: TouchedLead): Channel {
  const landing = touchOfPage(lead)?.landing
  return channelOf({ ...(landing !== undefined && { landing }), ...touchesOf(lead)[0] })
}

function touchOfPage({ linkurl, created_at }: TouchedLead): Touch | null {
  // A stored address may be a path of this site; the origin is not part of a touch.
  if (linkurl === null || !URL.canParse(linkurl, 'http://site')) return null
  const { href } = new URL(linkurl, 'http://site')
  return toTouch({ href, referrer: '', now: new Date(created_at) })
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')
