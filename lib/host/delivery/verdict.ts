import { codes, troubleCodes } from '@/lib/contract/envelope'
import type { UpstreamAnswer } from './upstream-call'

/**
 * What became of a lead that was passed on. `refused`: the upstream looked at it and said no. `untaken`: it did not get
 * as far, so another try may succeed.
 */
export type Verdict = 'delivered' | 'refused' | 'untaken'

/** Reads the upstream's answer to a lead. A duplicate has arrived before, so it counts as delivered. */
export function verdictOf(answer: UpstreamAnswer): Verdict {
  // By contract a refusal of the lead itself is HTTP 200.
  if (answer.outcome !== 'answered' || answer.status !== 200) return 'untaken'
  const { code } = answer.envelope
  if (code === codes.ok || code === codes.duplicate) return 'delivered'
  return troubleCodes.includes(code) ? 'untaken' : 'refused'
}
