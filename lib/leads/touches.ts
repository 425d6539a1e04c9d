import { type Channel, channelOf } from './channel'
import { maskPhonesIn } from './phone'
import { withoutReceiptCode } from './receipt-address'
import { campaignTexts, clickIdLimit, clickIdPattern, clickIds, touchDays, touchLimit } from './touch-fields'

/**
 * Where one visit came from: the day, allow-listed parameters of the address, host and path of the referring page, path of
 * the first page. It stays in the visitor's own browser and is sent with a lead; never trusted.
 */
type Touch = { at: string } & { [field: string]: string }

export type Touches = { first: Touch; last: Touch }

/** What the browser says about the page it shows, and when. */
export type Arrival = { href: string; referrer: string; now: Date }

const storageKey = 'touches'
const day = 24 * 60 * 60 * 1000
const textLimit = 60
const addressLimit = 120

/** What goes first when a touch is too long. */
const dispensable = ['utm_content', 'utm_term', 'referrer', 'utm_medium', 'landing', 'utm_campaign'] as const

/**
 * First and last touch after an arrival. A campaign or another site's link is a new touch and changes the last one only;
 * direct visits and steps inside the site change nothing, except that the very first visit is always noted.
 */
export function touchesAfter(known: Touches | null, arrival: Arrival): Touches {
  const kept = withoutExpired(known, arrival.now)
  const touch = toTouch(arrival)
  if (kept === null) return { first: touch, last: touch }
  if (isDirect(touch) || isSame(kept.last, touch)) return kept
  return { first: kept.first, last: touch }
}

/** The touches that this browser keeps; null when there are none, or no storage. */
export function readTouches(now = new Date()): Touches | null {
  try {
    return withoutExpired(parseTouches(localStorage.getItem(storageKey)), now)
  } catch {
    return null
  }
}

/** Notes an arrival in this browser. Does nothing where storage is refused. */
export function recordVisit(href: string, referrer: string, now = new Date()): void {
  try {
    const known = parseTouches(localStorage.getItem(storageKey))
    localStorage.setItem(storageKey, JSON.stringify(touchesAfter(known, { href, referrer, now })))
  } catch {
    // The lead then comes without them.
  }
}

/** What an arrival is counted by; null for a step inside the site and for what a link to one person's data opens. */
export function visitOf(arrival: Arrival): Channel | null {
  const from = URL.canParse(arrival.referrer) ? new URL(arrival.referrer).host : null
  const { host, pathname } = new URL(arrival.href)
  return from === host || pathname.startsWith('/receipt') ? null : channelOf(toTouch(arrival))
}

/** The touches as a lead form sends them: compact JSON, or nothing. */
export function touchFields(touches: Touches | null): { first_touch?: string; last_touch?: string } {
  if (touches === null) return {}
  return { first_touch: JSON.stringify(touches.first), last_touch: JSON.stringify(touches.last) }
}

function toTouch({ href, referrer, now }: Arrival): Touch {
  const page = new URL(href)
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const touch: Touch = { at: now.toISOString().slice(0, 10) }
  for (const name of campaignTexts) {
    const text = clean(page.searchParams.get(name)).slice(0, textLimit)
    if (text !== '') touch[name] = text
  }
  for (const name of clickIds) {
    const id = page.searchParams.get(name) ?? ''
    // Half an id identifies nothing.
    if (id.length <= clickIdLimit && clickIdPattern.test(id)) touch[name] = id
  }
  if (from !== null && /^https?:$/.test(from.protocol) && from.host !== page.host) {
    touch.referrer = clean(from.host + from.pathname).slice(0, addressLimit)
  }
  touch.landing = withoutReceiptCode(clean(page.pathname)).slice(0, addressLimit)
  return fitted(touch)
}

/** Addresses and campaign texts can hold anything, a phone number too. */
const clean = (text: string | null) => maskPhonesIn((text ?? '').replace(/[\p{C}<>"'`\\]/gu, ' ')).trim()

function fitted(touch: Touch): Touch {
  const short = { ...touch }
  for (const field of dispensable) {
    if (JSON.stringify(short).length <= touchLimit) return short
    delete short[field]
  }
  for (const id of clickIds.toReversed()) {
    if (JSON.stringify(short).length <= touchLimit) return short
    delete short[id]
  }
  return short
}

const isDirect = (touch: Touch) => Object.keys(touch).every((field) => field === 'at' || field === 'landing')

/** A page loaded again, or the way back to it, is no new touch. */
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
