import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import {
  codeOfForm,
  isWithinRate,
  noteRefusedLink,
  refuseLink,
  showBySecretLink,
} from '@/lib/host/leads/secret-link'
import { report } from '@/lib/host/report'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { isForeignToReceipt, isNavigation } from '@/lib/host/request/fetch-metadata'
import { pickScalars, readForm } from '@/lib/host/request/fields'
import { audit } from '@/lib/host/store/audit'
import { receiptRequestPath, resultRequestPath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import { type ReceiptAction, receiptPath, receiptRequestSchema } from '@/lib/leads/receipt'
import { seeOther } from '@/lib/routing/see-other'
import { carryOut, findReceipt, toReceipt } from './receipt'
import { provenResult } from './result-proof'

const limit = { kind: 'receipt', max: 60 } as const

/**
 * A receipt and its holder's actions. They work on this site's own copy of the leads, so these operations are answered here even when
 * another host takes the leads.
 */
export function receiptRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(`${receiptRequestPath}/:code`, (c) => show(c, context))
  routes.post(receiptRequestPath, (c) => act(c, context))
  routes.get(`${resultRequestPath}/:proof`, (c) => showResult(c, context))
  return routes
}

const show = (c: Context, context: HostContext): Promise<Response> =>
  showBySecretLink(c, context, limit, async (trx, { code, now }) => {
    const found = await findReceipt(trx, code, now)
    if (found === null) return null
    const detail = { lead: found.lead.id, action: 'read' }
    const address = maskedAddressOf(c.req.raw)
    await audit(trx, { actor: 'receipt', action: 'receipt', detail, address }, now)
    return toReceipt(found)
  })

async function showResult(c: Context, context: HostContext): Promise<Response> {
  const { secret } = await context.store()
  const proven = provenResult(secret, c.req.param('proof') ?? '', context.now())
  return proven === null ? refuseLink(c, { kind: 'result' }, 'unknown') : ok(c, proven)
}

type Outcome = {
  note: ReceiptAction | 'busy' | 'malformed' | 'fault'
  code: number
  msg: string
  status?: 413 | 415 | 429 | 503
}

async function act(c: Context, context: HostContext): Promise<Response> {
  if (isForeignToReceipt(c.req.raw, context.env.SITE_ORIGIN)) {
    noteRefusedLink(c, limit, 'foreign')
    return refuse(c, codes.busyAddress, messages.foreign, 403)
  }
  const reading = await readForm(c.req.raw)
  const code = codeOfForm(c, limit, reading, 'receipt')
  if (!reading.ok) {
    const status = { type: 415, size: 413, malformed: undefined } as const
    return answer(c, null, {
      note: 'malformed',
      code: reading.refusal === 'size' ? codes.tooLong : codes.malformed,
      msg: reading.refusal === 'size' ? messages.tooLong : messages.malformed,
      ...(status[reading.refusal] !== undefined && { status: status[reading.refusal] }),
    })
  }
  const scalars = pickScalars(reading.fields, ['receipt', 'action', 'slot', 'confirm'])
  const request = receiptRequestSchema.safeParse(scalars)
  if (!request.success) {
    return answer(c, code, { note: 'malformed', code: codes.malformed, msg: messages.malformed })
  }
  try {
    return answer(c, code, await perform(c, context, request.data))
  } catch (error) {
    report(error, c.req.path)
    return answer(c, code, { note: 'fault', code: codes.fault, msg: messages.fault, status: 503 })
  }
}

async function perform(
  c: Context,
  context: HostContext,
  request: Parameters<typeof carryOut>[1],
): Promise<Outcome> {
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, limit, now))) {
    return { note: 'busy', code: codes.busyAddress, msg: messages.busy, status: 429 }
  }
  const outcome = await carryOut(store, request, { address: maskedAddressOf(c.req.raw) }, now)
  if (outcome === 'done') return { note: request.action, code: codes.ok, msg: messages.receiptDone }
  if (outcome === 'unknown') noteRefusedLink(c, limit, 'unknown')
  return { note: 'malformed', code: codes.notFound, msg: messages.notFound }
}

/** Answers a script with JSON; a form that the browser posted natively gets a redirect to the receipt, which shows the result. */
function answer(c: Context, receipt: string | null, { note, code, msg, status }: Outcome): Response {
  if (!isNavigation(c.req.raw)) return c.json({ code, data: { msg } }, status ?? 200)
  const back = receipt === null ? `/lead-result?code=${code}` : `${receiptPath(receipt)}?note=${note}`
  return seeOther(back)
}
