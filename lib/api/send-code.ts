import axios from 'axios'
import { codes, envelopeSchema, messageOf } from '@/lib/contract/envelope'
import { apiAddress, codePath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import { timing } from '@/lib/timing'

/** `isSenderDown`: the text-message service fails for every visitor. */
type CodeAnswer = { sent: true } | { sent: false; text: string; isSenderDown: boolean }

const senderFaults: readonly number[] = [codes.fault, codes.upstreamTimeout]

/**
 * Requests a text-message code (specification §7, send code).
 * @param phone eleven digits
 * @throws when there is no readable answer with HTTP 200; `isServerDown` shows whether another attempt would fail too
 */
export async function sendCode(phone: string, checkString: string): Promise<CodeAnswer> {
  const response = await axios.get<unknown>(apiAddress(codePath), {
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
    isSenderDown: senderFaults.includes(envelope.code),
  }
}

/** Whether there was no answer in time, an error of the server, or an answer that is not the host's, such as the page of a gateway. */
export function isServerDown(error: unknown): boolean {
  if (!axios.isAxiosError(error) || error.response === undefined) return true
  return error.response.status >= 500 || !envelopeSchema.safeParse(error.response.data).success
}
