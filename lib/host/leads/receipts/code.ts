import { day } from '@/lib/core/time'
import { codeHash, secretCode } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'

/** How long a receipt can be opened, in ms. */
const receiptLife = 30 * day

/** `isProven`: the holder's phone was confirmed by a code, so that wishes on the receipt apply to the person. */
type ReceiptSubject = { leadId: string; isProven: boolean }

/** The code of a lead's receipt, and its hash. */
export function receiptOf(secret: string, { leadId, isProven }: ReceiptSubject) {
  const code = secretCode(secret, isProven ? 'proven-receipt' : 'receipt', leadId)
  return { code, hash: codeHash(code) }
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
