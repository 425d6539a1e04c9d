import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse } from '@/lib/host/http'
import { timeId } from '@/lib/host/id'
import { report } from '@/lib/host/report'
import { addressOf, maskAddress } from '@/lib/host/request/client-address'
import { pickScalars, readForm } from '@/lib/host/request/fields'
import { isNavigation } from '@/lib/host/request/navigation'
import { isForeignToReceipt } from '@/lib/host/request/same-site'
import { audit } from '@/lib/host/store/audit'
import { bucketName, claimAlone, minute } from '@/lib/host/store/limits'
import type { Store } from '@/lib/host/store/store'
import { receiptCallPath } from '@/lib/leads/calls'
import { messages } from '@/lib/leads/messages'
import {
  type ReceiptAction,
  receiptCodePattern,
  receiptPath,
  receiptRequestSchema,
} from '@/lib/leads/receipt'
import { carryOut, findReceipt, toReceipt } from './receipt'

/** Per address, looking and doing together. */
const callsPerAddress = 60
const callWindow = 10 * minute

/**
 * A receipt and what its holder can do with it. It stands on this site's own copy of the leads, so these calls are answered
 * here even when another host takes the leads.
 */
export function receiptRoutes(context: HostContext): Hono {
  const routes = new Hono()
  routes.get(`${receiptCallPath}/:code`, (c) => show(c, context))
  routes.post(receiptCallPath, (c) => act(c, context))
  return routes
}

async function show(c: Context, context: HostContext): Promise<Response> {
  const code = c.req.param('code') ?? ''
  if (!receiptCodePattern.test(code)) return refuse(c, codes.notFound, messages.notFound)
  const now = context.now()
  const store = await context.store()
  const address = addressOf(c.req.raw)
  if (!(await admit(store, address, now))) return refuse(c, codes.busyAddress, messages.busy, 429)
  const receipt = await store.write(async (trx) => {
    const found = await findReceipt(trx, code, now)
    if (found === null) return null
    const detail = { lead: found.lead.id, action: 'read' }
    await audit(trx, { actor: 'receipt', action: 'receipt', detail, address: maskAddress(address) }, now)
    return toReceipt(found)
  })
  return receipt === null ? refuse(c, codes.notFound, messages.notFound) : ok(c, receipt)
}

type Outcome = {
  note: ReceiptAction | 'busy' | 'malformed' | 'fault'
  code: number
  msg: string
  status?: 413 | 415 | 429 | 503
}

async function act(c: Context, context: HostContext): Promise<Response> {
  if (isForeignToReceipt(c.req.raw, context.env.SITE_ORIGIN)) {
    return refuse(c, codes.busyAddress, messages.busy, 403)
  }
  const reading = await readForm(c.req.raw)
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
  const known = receiptRequestSchema.shape.receipt.safeParse(scalars?.receipt)
  const code = known.success ? known.data : null
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
  const address = addressOf(c.req.raw)
  if (!(await admit(store, address, now))) {
    return { note: 'busy', code: codes.busyAddress, msg: messages.busy, status: 429 }
  }
  const outcome = await carryOut(store, request, { address: maskAddress(address) }, now)
  return outcome === 'done'
    ? { note: request.action, code: codes.ok, msg: messages.receiptDone }
    : { note: 'malformed', code: codes.notFound, msg: messages.notFound }
}

/** Counts a call of this address. False for one too many. */
async function admit(store: Store, address: string, now: number): Promise<boolean> {
  const bucket = bucketName(store.secret, 'receipt', address)
  const limit = { name: 'busy', bucket, window: callWindow, max: callsPerAddress }
  return (await claimAlone(store, { limits: [limit], ref: timeId(now) }, now)) === null
}

/** JSON for a script; a browser's own form goes back to the receipt, which says in words what came of it. */
function answer(c: Context, receipt: string | null, { note, code, msg, status }: Outcome): Response {
  if (!isNavigation(c.req.raw)) return c.json({ code, data: { msg } }, status ?? 200)
  const back = receipt === null ? `/lead-result?code=${code}` : `${receiptPath(receipt)}?note=${note}`
  return new Response(null, { status: 303, headers: { Location: back } })
}
