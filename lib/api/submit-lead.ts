import '@/lib/leads/zod-in-browser'
import axios from 'axios'
// As a namespace, so that the browser's bundle leaves out what is not used, such as zod's locales.
import * as z from 'zod'
import { codes, envelopeSchema, messageOf } from '@/lib/contract/envelope'
import { apiAddress, codedFormPath, formPath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import { receiptAddressSchema } from '@/lib/leads/receipt'
import { timing } from '@/lib/timing'

/** How the host answered a lead. A refused lead was not stored. */
export type LeadAnswer =
  | { outcome: 'accepted'; text: string; receipt: string | null }
  | { outcome: 'refused'; text: string; wrongCode: boolean }

/**
 * Sends a lead, form-encoded, within ten seconds and never twice (specification §7).
 * @param coded whether the fields hold a text-message code
 * @throws when there is no readable answer with HTTP 200: a fault that is not shown to the visitor (specification §8)
 */
export async function submitLead(fields: Record<string, string>, coded: boolean): Promise<LeadAnswer> {
  const response = await axios.post<unknown>(
    apiAddress(coded ? codedFormPath : formPath),
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
  if (envelope.code === codes.ok) {
    return { outcome: 'accepted', text: text ?? messages.success, receipt: receiptOf(envelope.data) }
  }
  if (envelope.code === codes.wrongCode || text === messages.codeWrong) {
    return { outcome: 'refused', text: messages.codeWrong, wrongCode: true }
  }
  return { outcome: 'refused', text: text ?? messages.duplicate, wrongCode: false }
}

/** Path of the receipt on this site; other hosts give none. */
const receiptOf = (data: unknown) => acceptedSchema.safeParse(data).data?.receipt ?? null

const acceptedSchema = z.object({ receipt: receiptAddressSchema })
