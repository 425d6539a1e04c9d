import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { isSameSecret } from '@/lib/core/equal-secrets'
import { log } from '@/lib/core/log'
import type { HostContext } from '@/lib/host/context'
import { count } from '@/lib/host/health/counters'
import { ok, refuse, refuseForeign } from '@/lib/host/http'
import { report } from '@/lib/host/report'
import { addressOf } from '@/lib/host/request/client-address'
import { isNotOwnPage } from '@/lib/host/request/fetch-metadata'
import { pickScalars, readQuery } from '@/lib/host/request/fields'
import type { Store } from '@/lib/host/store/store'
import { codePath } from '@/lib/leads/api-paths'
import { codeTooFrequentText, messages } from '@/lib/leads/messages'
import { phoneSchema } from '@/lib/leads/schema'
import { type Allowance, claimMessage, returnMessage } from './allowance'
import { newCode, toNewCode } from './codes'
import { SmsError } from './message'

/** The operation that sends codes. The contract makes it a GET, and each message costs money: therefore the checks in `readRequest`. */
export function smsRoutes(context: HostContext): Hono {
  return new Hono().get(codePath, (c) => sendCode(c, context))
}

async function sendCode(c: Context, context: HostContext): Promise<Response> {
  const request = readRequest(c, context)
  if (!request.ok) return request.refusal
  const { phone, address } = request
  const now = context.now()
  const store = await context.store()
  const code = newCode()
  const stored = toNewCode(store.secret, phone, code, now)
  const allowance = await claimMessage(store, { phone, address }, stored, now)
  if (allowance.outcome !== 'granted') return refuseAllowance(c, allowance)
  try {
    await context.sender(phone, code)
  } catch (error) {
    // A provider may repeat the message in its error, and no log may contain a code.
    const reason = String(error).replaceAll(code, '******')
    count('codes_refused', { reason: 'provider' })
    log('error', 'sms not sent', { reason })
    const dead = error instanceof SmsError && error.outcome === 'refused' ? stored.id : null
    await undo(store, { phone, address }, allowance.ref, dead).catch((cause) => report(cause, c.req.path))
    return refuse(c, codes.fault, messages.codeSendFailed)
  }
  count('codes_sent')
  return ok(c, { msg: messages.codeSent })
}

type CodeRequest = { ok: true; phone: string; address: string } | { ok: false; refusal: Response }

/**
 * Checks a request for a code: it must come from one of our own pages, must not be a prefetch, and must have the configured check string
 * and one well-formed phone.
 */
export function readRequest(c: Context, { env }: Pick<HostContext, 'env'>): CodeRequest {
  const no = (code: number, msg: string) => ({ ok: false as const, refusal: refuse(c, code, msg) })
  if (isNotOwnPage(c.req.raw, env.SITE_ORIGIN)) return { ok: false, refusal: refuseForeign(c) }
  const reading = readQuery(c.req.url)
  const scalars = reading.ok ? pickScalars(reading.fields, ['phone', 'check_string']) : null
  if (scalars === null) return no(codes.malformed, messages.malformed)
  if (!isSameSecret(scalars.check_string ?? '', env.SMS_CHECK_STRING))
    return no(codes.malformed, messages.malformed)
  const phone = phoneSchema.safeParse(scalars.phone)
  if (!phone.success) return no(codes.phone, phone.error.issues[0]?.message ?? messages.phoneFormat)
  return { ok: true, phone: phone.data, address: addressOf(c.req.raw) }
}

/** The refusal that a visitor sees when no message may be sent now. */
export function refuseAllowance(c: Context, refusal: Exclude<Allowance, { outcome: 'granted' }>): Response {
  count('codes_refused', { reason: refusal.outcome })
  if (refusal.outcome === 'cooldown')
    return refuse(c, codes.tooFrequent, codeTooFrequentText(refusal.seconds))
  if (refusal.outcome === 'phoneSpent') return refuse(c, codes.dailyLimit, messages.codeDailyLimit)
  return refuse(c, codes.busyAddress, messages.busy)
}

async function undo(
  store: Store,
  subject: { phone: string; address: string },
  ref: string,
  deadCodeId: string | null,
): Promise<void> {
  await store.write(async (trx) => {
    await returnMessage(trx, store, subject, ref)
    if (deadCodeId !== null) await trx.deleteFrom('sms_code').where('id', '=', deadCodeId).execute()
  })
}
