import axios from 'axios'
import { codes, envelopeSchema, messageOf } from '@/lib/api/envelope'
import { timing } from '@/lib/site'
import { messages } from './messages'

export type CodeAnswer = { sent: true } | { sent: false; text: string }

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
  return { sent: false, text: messageOf(envelope) ?? messages.codeSendFailed }
}
