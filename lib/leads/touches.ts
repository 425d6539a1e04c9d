import { day } from '@/lib/core/time'
import type { LocalKey } from './browser-storage'
import { type Channel, channelOf } from './channel'
import { type Arrival, type Touch, toTouch } from './touch'
import { touchDays, touchLimit } from './touch-fields'

export type Touches = { first: Touch; last: Touch }

const storageKey: LocalKey = 'touches'
/**
 * First and last touch after an arrival. A campaign or a link from another site is a new touch and changes only the last one; direct
 * visits and steps inside the site change nothing, but the very first visit is always recorded.
 */
export function touchesAfter(known: Touches | null, arrival: Arrival): Touches {
  const kept = withoutExpired(known, arrival.now)
  const touch = toTouch(arrival)
  if (kept === null) return { first: touch, last: touch }
  if (isDirect(touch) || isSame(kept.last, touch)) return kept
  return { first: kept.first, last: touch }
}

/** The touches stored in this browser; null when there are none or the browser refuses storage. */
export function readTouches(now = new Date()): Touches | null {
  try {
    return withoutExpired(parseTouches(localStorage.getItem(storageKey)), now)
  } catch {
    return null
  }
}

/** Records an arrival in this browser. Does nothing when the browser refuses storage. */
export function recordVisit(href: string, referrer: string, now = new Date()): void {
  try {
    const known = parseTouches(localStorage.getItem(storageKey))
    localStorage.setItem(storageKey, JSON.stringify(touchesAfter(known, { href, referrer, now })))
  } catch {
    // The lead is then sent without touches.
  }
}

/** The channel under which an arrival is counted; null for a step inside the site and for a page that shows one person's data. */
export function visitOf(arrival: Arrival): Channel | null {
  const from = URL.canParse(arrival.referrer) ? new URL(arrival.referrer).host : null
  const { host, pathname } = new URL(arrival.href)
  return from === host || pathname.startsWith('/receipt') ? null : channelOf(toTouch(arrival))
}

/** The touches as a lead form sends them: compact JSON; no field for a missing touch. */
export function touchFields(touches: Touches | null): { first_touch?: string; last_touch?: string } {
  if (touches === null) return {}
  return { first_touch: JSON.stringify(touches.first), last_touch: JSON.stringify(touches.last) }
}

const isDirect = (touch: Touch) => Object.keys(touch).every((field) => field === 'at' || field === 'landing')

/** A reloaded page, or going back to it, is not a new touch. */
const isSame = ({ at: _a, ...one }: Touch, { at: _b, ...other }: Touch) =>
  JSON.stringify(one) === JSON.stringify(other)

function withoutExpired(touches: Touches | null, now: Date): Touches | null {
  if (touches === null || !isFresh(touches.last, now)) return null
  return isFresh(touches.first, now) ? touches : { first: touches.last, last: touches.last }
}

function isFresh({ at }: Touch, now: Date): boolean {
  const age = now.getTime() - Date.parse(at)
  return age >= -day && age < touchDays * day
}

function parseTouches(json: string | null): Touches | null {
  const value: unknown = JSON.parse(json ?? 'null')
  if (typeof value !== 'object' || value === null || !('first' in value) || !('last' in value)) return null
  return isTouch(value.first) && isTouch(value.last) ? { first: value.first, last: value.last } : null
}

function isTouch(value: unknown): value is Touch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    Object.values(value).every((field) => typeof field === 'string') &&
    JSON.stringify(value).length <= touchLimit
  )
}
