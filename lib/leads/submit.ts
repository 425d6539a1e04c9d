import axios from 'axios'
import { codes, envelopeSchema, messageOf } from '@/lib/api/envelope'
import { timing } from '@/lib/site'
import { messages } from './messages'

/** How the host answered a lead. A refused lead was not stored. */
export type LeadAnswer =
  | { outcome: 'accepted'; text: string }
  | { outcome: 'refused'; text: string; wrongCode: boolean }

/**
 * Sends a lead, form-encoded, within ten seconds and never twice (specification §7).
 * @param coded whether the fields hold a text-message code
 * @throws when there is no readable answer with HTTP 200: a fault that the visitor is not told about (specification §8)
 */
export async function submitLead(fields: Record<string, string>, coded: boolean): Promise<LeadAnswer> {
  const response = await axios.post<unknown>(
    coded ? '/apipc/v1/general_form_pc_sms' : '/apipc/v1/general_form_pc',
    new URLSearchParams(fields),
    {
      timeout: timing.httpTimeout,
      headers: { Accept: 'application/json' },
      responseType: 'json',
      validateStatus: (status) => status === 200,
    },
  )
  const envelope = envelopeSchema.parse(response.data)
  const text = messageOf(envelope)
  if (envelope.code === codes.ok) return { outcome: 'accepted', text: text ?? messages.success }
  if (envelope.code === codes.wrongCode || text === messages.codeWrong) {
    return { outcome: 'refused', text: messages.codeWrong, wrongCode: true }
  }
  return { outcome: 'refused', text: text ?? messages.duplicate, wrongCode: false }
}
