import { leadOperations } from '@/lib/contract/leads'
import { receiptRequestPath, resultRequestPath } from '@/lib/leads/api-paths'
import { type Receipt, receiptSchema } from '@/lib/leads/receipt'
import { getBySecret, getOwnOrNull } from './client'

/**
 * The receipt for a code, masked; null when there is none, `busy` when the visitor's address sent too many requests.
 * @param visitor headers of the page's own request
 */
export function getReceipt(code: string, visitor: Pick<Headers, 'get'>): Promise<Receipt | 'busy' | null> {
  return getBySecret({ path: (code) => `${receiptRequestPath}/${code}`, code }, receiptSchema, visitor)
}

/**
 * Whether a form was submitted a moment ago and answered with this code.
 * @param proof from the address of the result page
 */
export async function isResultProven(
  code: string,
  proof: string,
  visitor: Pick<Headers, 'get'>,
): Promise<boolean> {
  if (!/^[\w.]{1,80}$/.test(proof)) return false
  const proven = await getOwnOrNull(`${resultRequestPath}/${proof}`, leadOperations.result.data, visitor)
  return proven !== null && String(proven.code) === code
}
