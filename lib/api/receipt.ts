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
 * How a form was answered that was submitted a moment ago; null when nothing proves it.
 * @param proof from the address of the result page
 */
export async function getProvenResult(proof: string, visitor: Pick<Headers, 'get'>) {
  if (!/^[\w.]{1,100}$/.test(proof)) return null
  return getOwnOrNull(`${resultRequestPath}/${proof}`, leadOperations.result.data, visitor)
}
