import { createHash } from 'node:crypto'
import { day } from '@/lib/host/store/limits'
import { keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a receipt can be opened, in ms. */
export const receiptLife = 30 * day

/**
 * Issues the receipt of a lead and returns its code. The code is made from the lead's id with the store's secret, so that
 * a request that is answered a second time gets the same one, although only its hash is kept.
 * @param isProven whether it goes to somebody whose phone was confirmed by a code: such a receipt speaks for the person
 */
export async function issueReceipt(
  trx: Write,
  secret: string,
  { leadId, isProven }: { leadId: string; isProven: boolean },
  now: number,
): Promise<string> {
  const purpose = isProven ? 'proven-receipt' : 'receipt'
  const code = Buffer.from(keyedHash(secret, purpose, leadId), 'hex')
    .subarray(0, 24)
    .toString('base64url')
  await trx
    .insertInto('receipt')
    .values({
      code_hash: hashReceiptCode(code),
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
