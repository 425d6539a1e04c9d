import { messages } from './messages'

/**
 * The kinds of lead form and what each insists on (specification §5). A form sends its kind in the hidden field `form`,
 * so that browser and host check by the same rules; an unknown or missing kind is checked as `general`.
 */
export const leadForms = {
  /** Bottom form of most pages and "which country suits you": name, phone, code, test. */
  general: { nameRequired: true, codeRequired: true, consentEnforced: false },
  /** Immigration bottom form: name, phone, purpose, country; no code. */
  immigration: { nameRequired: true, codeRequired: false, consentEnforced: false },
  /** TOEFL and language bottom form; asks for its code in the identity check. */
  language: { nameRequired: true, codeRequired: true, consentEnforced: false },
  /** "Free study plan" at the foot of the language channel. */
  plan: { nameRequired: true, codeRequired: true, consentEnforced: false },
  /** Entry pages of campaigns. */
  entry: { nameRequired: true, codeRequired: true, consentEnforced: false },
  /** Callback panel of the floating window: a phone is enough. */
  callback: { nameRequired: false, codeRequired: true, consentEnforced: true },
  /** Study-plan panel of the floating window. */
  assessment: { nameRequired: true, codeRequired: true, consentEnforced: true },
  /** A question left when nobody can answer at once. */
  message: { nameRequired: true, codeRequired: false, consentEnforced: false },
} as const satisfies Record<string, LeadRules>

export type LeadFormKind = keyof typeof leadForms

export type LeadRules = {
  nameRequired: boolean
  /** Whether the form, with JavaScript, asks for a text-message code. Without JavaScript a lead is stored unverified. */
  codeRequired: boolean
  /** Whether the privacy box must be ticked before the browser submits. */
  consentEnforced: boolean
}

export function isLeadFormKind(value: unknown): value is LeadFormKind {
  return typeof value === 'string' && Object.hasOwn(leadForms, value)
}

/** Forms of the floating window; they word a wrong phone number in their own way (specification §5, floating form). */
const floatingForms: readonly LeadFormKind[] = ['callback', 'assessment']

/** What the forms of the floating window send even where it was not asked for (specification §3). */
export const sentEmpty = (kind: LeadFormKind): Record<string, string> =>
  floatingForms.includes(kind) ? { country: '', name: '' } : {}

export function phoneFormatMessage(kind: LeadFormKind): string {
  return floatingForms.includes(kind) ? messages.phoneFormatFloating : messages.phoneFormat
}
