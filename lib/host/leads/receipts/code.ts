import { createHash } from 'node:crypto'
import { day } from '@/lib/host/store/limits'
import { keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a receipt can be opened, in ms. */
export const receiptLife = 30 * day

/** `isProven`: its holder's phone was confirmed by a code, so that the receipt speaks for the person. */
export type ReceiptSubject = { leadId: string; isProven: boolean }

/**
 * The code of a lead's receipt and its hash. The code is made from the lead's id with the secret of the database, so that a request
 * that is answered a second time gets the same one, although only its hash is kept.
 */
export function receiptOf(secret: string, { leadId, isProven }: ReceiptSubject) {
  const purpose = isProven ? 'proven-receipt' : 'receipt'
  const code = Buffer.from(keyedHash(secret, purpose, leadId), 'hex')
    .subarray(0, 24)
    .toString('base64url')
  return { code, hash: hashReceiptCode(code) }
}

/** Issues the receipt of a lead and returns its code. */
export async function issueReceipt(
  trx: Write,
  secret: string,
  { leadId, isProven }: ReceiptSubject,
  now: number,
): Promise<string> {
  const { code, hash } = receiptOf(secret, { leadId, isProven })
  await trx
    .insertInto('receipt')
    .values({
      code_hash: hash,
      lead_id: leadId,
      proven: isProven ? 1 : 0,
      created_at: now,
      expires_at: now + receiptLife,
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute()
  return code
}

/** Unkeyed: 192 random bits need no key, and a receipt outlives a change of the secret. */
export const hashReceiptCode = (code: string) => createHash('sha256').update(code).digest('hex')
