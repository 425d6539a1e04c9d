import { messages } from '@/lib/leads/messages'
import { codes } from './envelope'

export type LeadOutcome = {
  isStored: boolean
  text: string
  /** Below the text: what the owner of a number that forms do not take can do. */
  otherWay: string | null
}

/** The text for a visitor where the answer itself is none of our messages, because another host gave it. */
const texts: Record<number, string> = {
  [codes.ok]: messages.success,
  [codes.duplicate]: messages.duplicate,
  [codes.phone]: messages.phoneFormatFloating,
  [codes.name]: '姓名没有填写、超过30个字，或含有不支持的字符',
  [codes.consent]: messages.consentRequired,
  [codes.busyAddress]: messages.busy,
  [codes.malformed]: messages.malformed,
  [codes.tooLong]: messages.tooLong,
  [codes.upstreamTimeout]: messages.timeout,
}

/** Where the message at a field does not name its subject, because the field stands above it. */
const spelledOut: Record<string, string> = {
  [messages.phoneFormat]: messages.phoneFormatFloating,
  [messages.phoneUntaken]: messages.phoneFormatFloating,
  [messages.phoneAbroad]: messages.phoneFormatFloating,
}

/** What the result page shows for an answer of the host. After a duplicate the first submission is stored, so it counts as stored. */
export function outcomeOf({ code, msg }: { code: number; msg: string }): LeadOutcome {
  return {
    isStored: code === codes.ok || code === codes.duplicate,
    text: spelledOut[msg] ?? (msg || (texts[code] ?? messages.fault)),
    otherWay: msg === messages.phoneUntaken || msg === messages.phoneAbroad ? msg : null,
  }
}
