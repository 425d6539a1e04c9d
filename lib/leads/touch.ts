import { maskPhonesIn } from '@/lib/core/phone'
import { withoutReceiptCode } from './receipt-address'
import { campaignTexts, clickIdLimit, clickIdPattern, clickIds, touchLimit } from './touch-fields'

/**
 * Where one visit came from: the day, allow-listed parameters of the address, host and path of the referring page, path of the first
 * page. It is kept in the visitor's own browser and sent with a lead; the host does not trust it.
 */
export type Touch = { at: string } & { [field: string]: string }

/** The page that the browser shows, the page that linked to it, and the time. */
export type Arrival = { href: string; referrer: string; now: Date }

const textLimit = 60
const addressLimit = 120

/** Fields that are removed first when a touch is too long, in this order. */
const dispensable = ['utm_content', 'utm_term', 'referrer', 'utm_medium', 'landing', 'utm_campaign'] as const

/** The touch of an arrival. */
export function toTouch({ href, referrer, now }: Arrival): Touch {
  const page = new URL(href)
  const from = URL.canParse(referrer) ? new URL(referrer) : null
  const touch: Touch = { at: now.toISOString().slice(0, 10) }
  for (const name of campaignTexts) {
    const text = clean(page.searchParams.get(name)).slice(0, textLimit)
    if (text !== '') touch[name] = text
  }
  for (const name of clickIds) {
    const id = page.searchParams.get(name) ?? ''
    // An id that is too long is left out, because a shortened id identifies nothing.
    if (id.length <= clickIdLimit && clickIdPattern.test(id)) touch[name] = id
  }
  if (from !== null && /^https?:$/.test(from.protocol) && from.host !== page.host) {
    touch.referrer = clean(from.host + from.pathname).slice(0, addressLimit)
  }
  touch.landing = withoutReceiptCode(clean(page.pathname)).slice(0, addressLimit)
  return fitted(touch)
}

/** Addresses and campaign texts can contain anything, also a phone number. */
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
