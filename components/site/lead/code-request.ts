import { isServerDown, sendCode } from '@/lib/api/send-code'
import { log } from '@/lib/core/log'
import { isPhone, normalizePhone } from '@/lib/core/phone'
import { messages } from '@/lib/leads/messages'
import { type LeadControl, toError } from './lead-sending'

// Code that the code button needs when it is pressed. `CodeButton` imports it then.

type CodeOptions = {
  checkString: string
  /** Shows no alert for a refused request, and has its own message for a wrong phone. */
  quiet: boolean
}

/** `isSenderDown`: no code can be sent at all, to any phone. */
export type CodeOutcome = { isSent: boolean; isSenderDown: boolean }

const notSent: CodeOutcome = { isSent: false, isSenderDown: false }

/** Requests a code for the phone as it was typed. Shows why there is none. Never throws. */
export async function requestCode(
  control: LeadControl,
  typed: string,
  { checkString, quiet }: CodeOptions,
): Promise<CodeOutcome> {
  control.clearErrors()
  const phone = normalizePhone(typed)
  if (!isPhone(phone)) {
    const format = quiet ? messages.phoneFormatFloating : messages.phoneFormat
    const message = phone === '' ? messages.phoneRequired : format
    control.setError('phone', toError(message, typed), { shouldFocus: true })
    if (message === messages.phoneFormatFloating) window.alert(message)
    return notSent
  }
  try {
    const answer = await sendCode(phone, checkString)
    if (answer.sent) return { isSent: true, isSenderDown: false }
    if (!quiet) window.alert(answer.text)
    return { isSent: false, isSenderDown: answer.isSenderDown }
  } catch (error) {
    log('error', 'code not requested', { error })
    return { isSent: false, isSenderDown: isServerDown(error) }
  }
}
