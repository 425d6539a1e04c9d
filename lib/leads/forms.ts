import { messages } from './messages'

/**
 * The kinds of lead form and what each requires (specification §5). A form sends its kind in the hidden field `form`, so that browser and
 * host apply the same rules; an unknown or missing kind is checked as `general`.
 */
export const leadForms = {
  /** Bottom form of most pages and "which country suits you": name, phone, code, test. */
  general: { nameRequired: true, codeRequired: true, consent: 'shown' },
  /** Immigration bottom form: name, phone, purpose, country; no code. */
  immigration: { nameRequired: true, codeRequired: false, consent: 'shown' },
  /** TOEFL and language bottom form; the code is asked for in the identity check. */
  language: { nameRequired: true, codeRequired: true, consent: 'shown' },
  /** "Free study plan" at the foot of the language channel. */
  plan: { nameRequired: true, codeRequired: true, consent: 'shown' },
  /** Entry pages of campaigns. */
  entry: { nameRequired: true, codeRequired: true, consent: 'configured' },
  /** Callback panel of the floating window: only the phone number is required. */
  callback: { nameRequired: false, codeRequired: true, consent: 'enforced' },
  /** Study-plan panel of the floating window. */
  assessment: { nameRequired: true, codeRequired: true, consent: 'enforced' },
  /** A question sent outside opening hours. */
  message: { nameRequired: true, codeRequired: false, consent: 'configured' },
} as const satisfies Record<string, LeadRules>

export type LeadFormKind = keyof typeof leadForms

type LeadRules = {
  nameRequired: boolean
  /** Whether the form, with JavaScript, asks for a text-message code. Without JavaScript a lead is stored unverified. */
  codeRequired: boolean
  /**
   * Whether the privacy box must be ticked, in browser and host (specification §5): `enforced` in the floating window, only `shown`
   * in bottom forms, `configured` elsewhere: the host requires it where `CONSENT_REQUIRED` says so.
   */
  consent: 'enforced' | 'shown' | 'configured'
}

/** @param configured value of `CONSENT_REQUIRED`. A browser does not know it and learns it from the host's answer. */
export function isConsentRequired(kind: LeadFormKind, configured: boolean): boolean {
  const { consent } = leadForms[kind]
  return consent === 'enforced' || (consent === 'configured' && configured)
}

export function isLeadFormKind(value: unknown): value is LeadFormKind {
  return typeof value === 'string' && Object.hasOwn(leadForms, value)
}

/** Forms of the floating window. Their message for a wrong phone number differs (specification §5, floating form). */
const floatingForms: readonly LeadFormKind[] = ['callback', 'assessment']

/** Fields that the forms of the floating window always send, even when the form shows no such field (specification §3). */
export const sentEmpty = (kind: LeadFormKind): Record<string, string> =>
  floatingForms.includes(kind) ? { country: '', name: '' } : {}

export function phoneFormatMessage(kind: LeadFormKind): string {
  return floatingForms.includes(kind) ? messages.phoneFormatFloating : messages.phoneFormat
}

/**
 * What happens after a valid submit: send the lead, send it with the code typed in the form, or have the phone confirmed in the identity
 * check first.
 */
export type LeadStep = 'send' | 'sendWithCode' | 'confirmPhone'

/** The step for a kind of form in a page; the TOEFL and language form opens the identity check (specification §4). */
export function stepOf(kind: LeadFormKind): LeadStep {
  if (!leadForms[kind].codeRequired) return 'send'
  return kind === 'language' ? 'confirmPhone' : 'sendWithCode'
}
