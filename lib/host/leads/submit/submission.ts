import { createHash } from 'node:crypto'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import { chatHashOf } from '@/lib/host/chat/code'
import { addressOf } from '@/lib/host/request/client-address'
import { languageOf } from '@/lib/host/request/fetch-metadata'
import { type Fields, type FormRefusal, pickScalars, readForm } from '@/lib/host/request/fields'
import { fieldLimit } from '@/lib/leads/field-limits'
import { isConsentRequired, isLeadFormKind, type LeadFormKind } from '@/lib/leads/forms'
import { messages } from '@/lib/leads/messages'
import { otherWay } from '@/lib/leads/other-way'
import { consentText, policyFacts } from '@/lib/leads/privacy-policy'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { checkLead, type LeadField, type LeadInput, leadFieldNames } from '@/lib/leads/schema'
import { type SpamSignals, spamReasons } from '@/lib/leads/spam'
import { visibleText } from '@/lib/leads/text'
import { pageAddress } from '@/lib/routing/page-address'
import { type Answer, refusal } from './answer'

/** A checked submission. */
export type Submission = {
  kind: LeadFormKind
  lead: LeadInput
  /** Whether its text-message code must be right. */
  coded: boolean
  spamReasons: readonly string[]
  signals: SpamSignals
  /** First language of the browser, such as `zh-CN`; used by the routing rules and not stored. */
  language: string | null
  /** SHA-256, hex, of the label and the agreement that the visitor could read before ticking the box. */
  consentHash: string
  /** The bucket under which the sender is rate-limited, see `clientAddress`. */
  address: string
  /** Hash of the code of the conversation in which it was sent; null elsewhere. */
  chat: string | null
  /** The consultant who made it; null when a visitor sent it. */
  madeBy: string | null
}

/** `chat`: hash of the code of the conversation in which a consultant made a lead; `by`: the name of the consultant. */
export type MadeInChat = { chat: string; by: string }

type SubmissionReading = { ok: true; submission: Submission } | { ok: false; answer: Answer }

const touchNames = ['first_touch', 'last_touch'] as const satisfies LeadField[]

const knownNames = [
  ...leadFieldNames.filter((name) => !touchNames.some((touch) => touch === name)),
  'form',
  'website',
  'elapsed',
] as const

const unreadable: Record<FormRefusal, Answer> = {
  type: refusal(codes.malformed, messages.malformed, 415),
  size: refusal(codes.tooLong, messages.tooLong, 413),
  malformed: refusal(codes.malformed, messages.malformed),
}

/**
 * Reads and checks a submitted form once, before other code uses it. The result contains only the known fields of a lead.
 * @param coded whether this operation requires a text-message code
 * @param made by a consultant in a conversation; when missing, a visitor has sent the form
 */
export async function readSubmission(
  request: Request,
  coded: boolean,
  env: Env,
  made?: MadeInChat,
): Promise<SubmissionReading> {
  const reading = await readForm(request)
  if (!reading.ok) return { ok: false, answer: unreadable[reading.refusal] }
  const scalars = pickScalars(reading.fields, knownNames)
  if (scalars === null) return { ok: false, answer: unreadable.malformed }

  const { form, website, elapsed, ...values } = scalars
  const kind = isLeadFormKind(form) ? form : 'general'
  const check = checkLead(kind, coded, { ...withoutEmptyDetails(values), ...touchesIn(reading.fields) })
  if (!check.ok) return { ok: false, answer: refuseField(check.field, check.message, scalars.phone) }
  const { lead } = check
  if (isConsentRequired(kind, env.CONSENT_REQUIRED) && !isAgreed(lead.agree)) {
    return { ok: false, answer: refusal(codes.consent, messages.consentRequired) }
  }
  keepOwnAddresses(lead, request, env)
  const signals = { website, elapsed }
  return {
    ok: true,
    submission: {
      kind,
      lead,
      coded,
      // A consultant has spoken with the person, so nothing about the form is suspicious.
      spamReasons: made === undefined ? spamReasons(lead, signals) : [],
      signals,
      language: languageOf(request),
      consentHash: consentHash(env),
      address: addressOf(request),
      chat: made?.chat ?? (kind === 'message' ? chatHashOf(request, env.SITE_ORIGIN) : null),
      madeBy: made?.by ?? null,
    },
  }
}

/** Whether the privacy box was ticked; a browser without our script sends a ticked box as `on`. */
export const isAgreed = (agree: LeadInput['agree']): boolean => agree === '1' || agree === 'on'

const consentHashes = new WeakMap<Env, string>()

function consentHash(env: Env): string {
  const hash =
    consentHashes.get(env) ??
    createHash('sha256')
      .update(consentText(policyFacts(env)))
      .digest('hex')
  consentHashes.set(env, hash)
  return hash
}

/** Consultants open the page and the tool's result as links, so only pages of this site are kept. */
function keepOwnAddresses(lead: LeadInput, request: Request, env: Env): void {
  const origins = ownOrigins(request, env)
  const own = (address: string | null | undefined) =>
    address === null || address === undefined ? null : pageAddress(visibleText(address), origins)
  const page = lead.linkurl === undefined ? own(request.headers.get('referer')) : own(lead.linkurl)
  // A form can be on the page of a receipt, whose address opens that receipt.
  lead.linkurl = page === null ? undefined : withoutReceiptCode(page).slice(0, fieldLimit)
  lead.tool = own(lead.tool) ?? undefined
}

/** The configured origins and the requested host, because one process can serve a site under several names. */
function ownOrigins(request: Request, env: Env): string[] {
  const configured = [
    env.SITE_ORIGIN,
    env.MOBILE_ORIGIN,
    env.SINGAPORE_HONGKONG_ORIGIN,
    env.IMMIGRATION_ORIGIN,
  ]
  const asked = request.headers.get('host') ?? new URL(request.url).host
  return [
    ...configured.flatMap((address) => (address === undefined ? [] : new URL(address).origin)),
    `https://${asked}`,
    `http://${asked}`,
  ]
}

/** An invalid touch is no reason to refuse a lead, so a repeated one is only left out. */
const touchesIn = (fields: Fields) =>
  Object.fromEntries(
    touchNames.flatMap((name) => {
      const [touch, ...more] = fields.get(name) ?? []
      return touch === undefined || more.length > 0 ? [] : [[name, touch]]
    }),
  )

/** A form submitted without scripts sends its empty fields too; they count as missing. */
function withoutEmptyDetails(values: Partial<Record<LeadField, string>>) {
  const required: readonly string[] = ['name', 'phone', 'code'] satisfies LeadField[]
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || required.includes(name)),
  )
}

function refuseField(field: LeadField, message: string, phone = ''): Answer {
  if (message === messages.tooLong) return refusal(codes.tooLong, message)
  if (field === 'name') return refusal(codes.name, message)
  if (field === 'phone') {
    const refused = refusal(codes.phone, message)
    refused.data.hint = otherWay(phone) ?? undefined
    return refused
  }
  if (field !== 'code') return refusal(codes.malformed, messages.malformed)
  return refusal(codes.wrongCode, message === messages.codeIncorrect ? messages.codeWrong : message)
}
