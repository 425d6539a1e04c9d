import { createHash } from 'node:crypto'
import { day } from '@/lib/host/store/limits'
import { keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a receipt can be opened, in ms. */
const receiptLife = 30 * day

/** `isProven`: the holder's phone was confirmed by a code, so that wishes on the receipt apply to the person. */
type ReceiptSubject = { leadId: string; isProven: boolean }

/**
 * The code of a lead's receipt and its hash. The code is computed from the lead's id and the secret of the database, so that a repeated
 * request gets the same code although only the hash is stored.
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

/** A hash without a key: 192 random bits need none, and a receipt stays valid when the secret changes. */
export const hashReceiptCode = (code: string) => createHash('sha256').update(code).digest('hex')
