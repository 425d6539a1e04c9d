import { checkMark } from './check-mark'
import type { LeadInput } from './schema'

/** What a form sends besides the lead itself, for telling programs from people. */
export type SpamSignals = {
  /** A field no person sees; a program that fills in everything fills it too. */
  website?: string | undefined
  /** Milliseconds from the form's first show to its submit, measured by the browser. */
  elapsed?: string | undefined
}

const link = /https?:|www\.|\b[\w-]+\.(?:com|cn|net|org|top|xyz|vip|cc|info|ru|io|club|shop|site|online)\b/i
const fastestPerson = 3_000

/** Why a lead looks like spam; such a lead is stored too, since a lost lead costs more than a bad one. */
export function spamReasons(lead: LeadInput, signals: SpamSignals): string[] {
  const reasons: string[] = []
  if (signals.website === checkMark) reasons.push('check')
  else if (signals.website !== undefined && signals.website !== '') reasons.push('honeypot')
  if (link.test(lead.name ?? '') || link.test(lead.message ?? '')) reasons.push('link')
  if (isTooFast(signals.elapsed)) reasons.push('fast')
  return reasons
}

/** What is left of the reasons once a code has proved the phone: a person read the code, so haste means nothing any more. */
export function reasonsOnceVerified(reasons: readonly string[]): string[] {
  return reasons.filter((reason) => reason !== 'fast')
}

/** The judgement as the lead's row has it. */
export const spamColumns = (reasons: readonly string[]) => ({
  spam: reasons.length > 0 ? 1 : 0,
  spam_reason: reasons.length > 0 ? reasons.join(',') : null,
})

function isTooFast(elapsed: string | undefined): boolean {
  return elapsed !== undefined && /^\d{1,9}$/.test(elapsed) && Number(elapsed) < fastestPerson
}
