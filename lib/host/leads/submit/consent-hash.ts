import { createHash } from 'node:crypto'
import type { Env } from '@/lib/core/env'
import { consentText, policyFacts } from '@/lib/leads/privacy-policy'

const known = new WeakMap<Env, string>()

/** SHA-256, hex, of the label and the agreement as this site shows them. */
export function consentHash(env: Env): string {
  const hash =
    known.get(env) ??
    createHash('sha256')
      .update(consentText(policyFacts(env)))
      .digest('hex')
  known.set(env, hash)
  return hash
}
