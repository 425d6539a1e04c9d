import { timingSafeEqual } from 'node:crypto'
import { minute } from '@/lib/core/time'
import { keyedHash } from '@/lib/host/store/secret'

/** How long after a submit the result page shows its result. */
const resultLife = 10 * minute

/**
 * Proves that a form was submitted a moment ago and answered with this code, so that the address alone proves nothing: `0.mi8h3k2a.6f…`,
 * which is the code, the time of expiry, and a keyed hash of both.
 */
export function resultProof(secret: string, code: number, now: number): string {
  const stated = `${code}.${(now + resultLife).toString(36)}`
  return `${stated}.${signed(secret, stated)}`
}

/** The code that a proof confirms; null when the proof was not made here or has expired. */
export function provenResult(secret: string, proof: string, now: number): number | null {
  const [, stated = '', code = '', end = '', given = ''] =
    /^((\d{1,4})\.([\da-z]{1,11}))\.([\da-f]{32})$/.exec(proof) ?? []
  if (given === '' || Number.parseInt(end, 36) < now) return null
  return timingSafeEqual(Buffer.from(given), Buffer.from(signed(secret, stated))) ? Number(code) : null
}

const signed = (secret: string, stated: string) => keyedHash(secret, 'lead-result', stated).slice(0, 32)
