import { codes } from '@/lib/contract/envelope'
import { type Receipt, receiptCodePattern, receiptSchema } from '@/lib/leads/receipt'
import { ApiError, getOwnOrNull } from './client'

/**
 * The receipt under a code, masked; null when there is none, `busy` when the visitor's address has asked too often.
 * @param visitor headers of the page's own request
 */
export async function getReceipt(
  code: string,
  visitor: Pick<Headers, 'get'>,
): Promise<Receipt | 'busy' | null> {
  if (!receiptCodePattern.test(code)) return null
  try {
    return await getOwnOrNull(`/v1/receipt/${code}`, receiptSchema, visitor)
  } catch (error) {
    if (error instanceof ApiError && error.code === codes.busyAddress) return 'busy'
    throw error
  }
}
