import { type LeadFormKind, leadForms } from './forms'

/**
 * What a valid submit does: send the lead, send it with the code typed in the form, or have the phone confirmed in the
 * identity check first.
 */
export type LeadStep = 'send' | 'sendWithCode' | 'confirmPhone'

/** The step of a kind of form in a page; the TOEFL and language form opens the identity check (specification §4). */
export function stepOf(kind: LeadFormKind): LeadStep {
  if (!leadForms[kind].codeRequired) return 'send'
  return kind === 'language' ? 'confirmPhone' : 'sendWithCode'
}
