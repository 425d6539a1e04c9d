import { withAsciiDigits } from '@/lib/core/digits'
import { isPhone, normalizePhone } from '@/lib/core/phone'
import { formTexts } from './form-texts'

/** Begins with the code of another country, or has ten digits; a mainland number of which one digit is missing begins with 1. */
const fromAbroad = /^(?:(?:\+|00)(?!86)\d{6,15}|[2-9]\d{9})$/

/** What the owner of a number that forms do not take can do: see `formTexts`. Null for a number that is taken, and for a slip. */
export function otherWay(typed: string): string | null {
  if (isPhone(typed)) return null
  if (/^19\d{9}$/.test(normalizePhone(typed))) return formTexts.phoneUntaken
  return fromAbroad.test(withAsciiDigits(typed).replace(/[^\d+]/g, '')) ? formTexts.phoneAbroad : null
}
