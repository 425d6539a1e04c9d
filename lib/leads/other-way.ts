import { isPhone, normalizePhone } from '@/lib/core/phone'
import { formTexts } from './form-texts'

/**
 * Begins with the code of another country, with or without what is dialled before it; has ten digits, or eight of a mobile number of Hong
 * Kong and Singapore. A mainland number of which one digit is missing begins with 1, one with its area code has eleven digits.
 */
const fromAbroad = /^(?:(?:\+|00|0?011)(?!86)\d{6,15}|(?![48]00)[02-9]\d{9}|(?!86)[2-9]\d{10,13}|9\d{7})$/

/** What the owner of a number that forms do not take can do: see `formTexts`. Null for a number that is taken, and for a slip. */
export function otherWay(typed: string): string | null {
  if (isPhone(typed)) return null
  const phone = normalizePhone(typed)
  if (/^19\d{9}$/.test(phone)) return formTexts.phoneUntaken
  return fromAbroad.test(phone.replace(/[^\d+]/g, '')) ? formTexts.phoneAbroad : null
}
