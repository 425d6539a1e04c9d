import { timingSafeEqual } from 'node:crypto'
import { minute } from '@/lib/core/time'
import { keyedHash } from '@/lib/host/store/secret'
import { messageName, messages } from '@/lib/leads/messages'

/** How long after a submit the result page shows its result. */
const resultLife = 10 * minute

export type ProvenResult = {
  code: number
  /** What the form was answered; empty when it is none of our own messages. */
  msg: string
}

/**
 * Proves that a form was submitted a moment ago and how it was answered, so that the address alone proves nothing and prints no text of
 * its own: `1002.nameRequired.mi8h3k2a.6f…`, which is the code, the name of the message, the time of expiry, and a keyed hash of all.
 */
export function resultProof(secret: string, { code, msg }: ProvenResult, now: number): string {
  const stated = `${code}.${messageName(msg)}.${(now + resultLife).toString(36)}`
  return `${stated}.${signed(secret, stated)}`
}

/** What a proof confirms; null when the proof was not made here or has expired. */
export function provenResult(secret: string, proof: string, now: number): ProvenResult | null {
  const [, stated = '', code = '', name = '', end = '', given = ''] =
    /^((\d{1,4})\.([a-zA-Z]{0,30})\.([\da-z]{1,11}))\.([\da-f]{32})$/.exec(proof) ?? []
  if (given === '' || Number.parseInt(end, 36) < now) return null
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signed(secret, stated)))) return null
  return { code: Number(code), msg: Object.entries(messages).find(([known]) => known === name)?.[1] ?? '' }
}

const signed = (secret: string, stated: string) => keyedHash(secret, 'lead-result', stated).slice(0, 32)
