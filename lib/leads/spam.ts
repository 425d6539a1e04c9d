import type { LeadInput } from './schema'
import { testLeadMark } from './test-lead-mark'

/** What a form sends besides the lead itself, to tell programs from people. */
export type SpamSignals = {
  /** A field that people do not see; a program that fills in every field fills it too. */
  website?: string | undefined
  /** Milliseconds between the form's first display and its submit, measured by the browser. */
  elapsed?: string | undefined
}

const link = /https?:|www\.|[\w-]\.(?:com|cn|net|org|top|xyz|vip|cc|info|ru|io|club|shop|site|online)\b/i
const fastestPerson = 3_000

/** Why a lead looks like spam. Such a lead is stored too, because losing a real lead costs more than storing a false one. */
export function spamReasons(lead: LeadInput, signals: SpamSignals): string[] {
  const reasons: string[] = []
  if (signals.website === testLeadMark) reasons.push('check')
  else if (signals.website !== undefined && signals.website !== '') reasons.push('honeypot')
  if (link.test(lead.name ?? '') || link.test(lead.message ?? '')) reasons.push('link')
  if (isTooFast(signals.elapsed)) reasons.push('fast')
  return reasons
}

/** The reasons that remain once a code has confirmed the phone: a person has read the code, so a fast submit is no longer suspicious. */
export function reasonsOnceVerified(reasons: readonly string[]): string[] {
  return reasons.filter((reason) => reason !== 'fast')
}

/** The columns of a lead's row that hold this result. */
export const spamColumns = (reasons: readonly string[]) => ({
  spam: reasons.length > 0 ? 1 : 0,
  spam_reason: reasons.length > 0 ? reasons.join(',') : null,
})

function isTooFast(elapsed: string | undefined): boolean {
  return elapsed !== undefined && /^\d{1,9}$/.test(elapsed) && Number(elapsed) < fastestPerson
}
