import axios from 'axios'
import { codes, envelopeSchema, messageOf } from '@/lib/api/envelope'
import { timing } from '@/lib/site'
import { messages } from './messages'

/** `isOut`: no code can be had now, which is not for the visitor to mend. */
export type CodeAnswer = { sent: true } | { sent: false; text: string; isOut: boolean }

/**
 * Asks for a text-message code (specification §7, send code).
 * @param phone eleven digits
 * @throws when there is no readable answer with HTTP 200
 */
export async function sendCode(phone: string, checkString: string): Promise<CodeAnswer> {
  const response = await axios.get<unknown>('/apipc/v1/sms_logs', {
    params: { phone, check_string: checkString },
    timeout: timing.httpTimeout,
    headers: { Accept: 'application/json' },
    responseType: 'json',
    validateStatus: (status) => status === 200,
  })
  const envelope = envelopeSchema.parse(response.data)
  if (envelope.code === codes.ok) return { sent: true }
  return {
    sent: false,
    text: messageOf(envelope) ?? messages.codeSendFailed,
    isOut: !mendable.includes(envelope.code),
  }
}

/** A wrong number can be put right, and after a code sent a moment ago one only has to wait. */
const mendable: readonly number[] = [codes.phone, codes.tooFrequent]
