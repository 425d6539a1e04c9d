import '@/lib/leads/zod-in-browser'
import axios from 'axios'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'
import { codes, envelopeSchema, messageOf } from '@/lib/contract/envelope'
import { apiAddress, codedFormPath, formPath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import { receiptAddressSchema } from '@/lib/leads/receipt'
import { timing } from '@/lib/timing'

/** The host's answer to a lead. A refused lead was not stored. */
export type LeadAnswer =
  | { outcome: 'accepted'; text: string; receipt: string | null }
  | { outcome: 'refused'; text: string; wrongCode: boolean }

/**
 * Sends a lead, form-encoded, within ten seconds and never twice (specification §7).
 * @param coded whether the fields contain a text-message code
 * @throws when there is no readable answer with HTTP 200: an error that is not shown to the visitor (specification §8)
 */
export async function postLead(fields: Record<string, string>, coded: boolean): Promise<LeadAnswer> {
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

/** Path of the receipt on this site; other hosts return none. */
const receiptOf = (data: unknown) => acceptedSchema.safeParse(data).data?.receipt ?? null

const acceptedSchema = z.object({ receipt: receiptAddressSchema })
