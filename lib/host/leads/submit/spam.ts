import { checkMark } from '@/lib/leads/check-mark'
import type { LeadInput } from '@/lib/leads/schema'

/** What a form sends besides the lead itself, for telling programs from people. */
export type Tells = {
  /** A field no person sees; a program that fills in everything fills it too. */
  website?: string | undefined
  /** Milliseconds from the form's first show to its submit, measured by the browser. */
  elapsed?: string | undefined
}

const link = /https?:|www\.|\b[\w-]+\.(?:com|cn|net|org|top|xyz|vip|cc|info|ru|io|club|shop|site|online)\b/i
const fastestPerson = 3_000

/** Why a lead looks like spam; such a lead is stored all the same, since a lost one costs more than a bad one. */
export function spamReasons(lead: LeadInput, tells: Tells): string[] {
  const reasons: string[] = []
  if (tells.website === checkMark) reasons.push('check')
  else if (tells.website !== undefined && tells.website !== '') reasons.push('honeypot')
  if (link.test(lead.name ?? '') || link.test(lead.message ?? '')) reasons.push('link')
  if (isTooFast(tells.elapsed)) reasons.push('fast')
  return reasons
}

/** What is left of the reasons once a code has proved the phone: somebody read it off, so haste says nothing any more. */
export function reasonsOnceVerified(reasons: readonly string[]): string[] {
  return reasons.filter((reason) => reason !== 'fast')
}

function isTooFast(elapsed: string | undefined): boolean {
  return elapsed !== undefined && /^\d{1,9}$/.test(elapsed) && Number(elapsed) < fastestPerson
}
