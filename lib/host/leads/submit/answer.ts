import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { codes } from '@/lib/contract/envelope'
import type { ProvenResult } from '@/lib/host/leads/receipts/result-proof'
import { isNavigation } from '@/lib/host/request/fetch-metadata'
import { messages } from '@/lib/leads/messages'
import { receiptPath } from '@/lib/leads/receipt'
import { seeOther } from '@/lib/routing/see-other'

/** The answer to a form, before it is decided whether to send it as JSON or as a redirect. */
export type Answer = {
  code: number
  data: { msg: string; hint?: string; id?: string; receipt?: string }
  status: ContentfulStatusCode
}

export const refusal = (code: number, msg: string, status: ContentfulStatusCode = 200): Answer => ({
  code,
  data: { msg },
  status,
})

/** @param receipt code of the receipt; null when the sender may not be the person who sent the stored lead */
export const accepted = (id: string, receipt: string | null): Answer => ({
  code: codes.ok,
  data: { msg: messages.success, id, ...(receipt !== null && { receipt: receiptPath(receipt) }) },
  status: 200,
})

export const fault = refusal(codes.fault, messages.fault, 503)

/**
 * JSON for a script; without JavaScript a 303 to the result page, with no personal data in its address.
 * @param prove makes the proof without which that page shows no result; empty when it cannot be made
 */
export async function answerForm(
  context: Context,
  { code, data, status }: Answer,
  prove: (result: ProvenResult) => Promise<string>,
): Promise<Response> {
  if (isNavigation(context.req.raw)) {
    const receipt = data.receipt?.split('/').at(-1)
    const proof = await prove({ code, msg: data.hint ?? data.msg })
    const query = new URLSearchParams({
      code: String(code),
      ...(receipt !== undefined && { receipt }),
      ...(proof !== '' && { proof }),
    })
    return seeOther(`/lead-result?${query}`)
  }
  return context.json({ code, data }, status)
}
