import { messages } from '@/lib/leads/messages'
import { codes } from './envelope'

export type LeadOutcome = { isStored: boolean; text: string }

/** The text for a visitor for each answer of the host. After a duplicate the first submission is stored, so it counts as stored. */
const outcomes: Record<number, LeadOutcome> = {
  [codes.ok]: { isStored: true, text: messages.success },
  [codes.duplicate]: { isStored: true, text: messages.duplicate },
  [codes.phone]: { isStored: false, text: `电话号码${messages.phoneFormat}，请返回修改` },
  [codes.name]: { isStored: false, text: '姓名没有填写、超过30个字，或含有不支持的字符，请返回修改' },
  [codes.consent]: { isStored: false, text: messages.consentRequired },
  [codes.busyAddress]: { isStored: false, text: messages.busy },
  [codes.malformed]: { isStored: false, text: messages.malformed },
  [codes.tooLong]: { isStored: false, text: messages.tooLong },
  [codes.upstreamTimeout]: { isStored: false, text: messages.timeout },
}

/**
 * The outcome for a `code` in the address. Only the host's own codes have texts; any other value is shown as an error, so that an address
 * cannot put text of its own on the page.
 */
export function outcomeOf(code: string | string[] | undefined): LeadOutcome {
  const known = typeof code === 'string' && /^\d{1,4}$/.test(code) ? outcomes[Number(code)] : undefined
  return known ?? { isStored: false, text: messages.fault }
}
