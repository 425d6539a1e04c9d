import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { day } from '@/lib/core/time'
import type { HostContext } from '@/lib/host/context'
import { ok, refuse, refuseForeign } from '@/lib/host/http'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { isWithinRate } from '@/lib/host/leads/secret-link'
import { setOwnCookie } from '@/lib/host/own-cookie'
import { addressOf } from '@/lib/host/request/client-address'
import { isForeign, languageOf } from '@/lib/host/request/fetch-metadata'
import { pickScalars, readForm } from '@/lib/host/request/fields'
import type { Store } from '@/lib/host/store/store'
import type { ChatRow } from '@/lib/host/store/tables'
import { chatPath, chatStreamPath } from '@/lib/leads/api-paths'
import {
  answerTimeout,
  type ChatView,
  chatBeat,
  chatPostSchema,
  chatQuerySchema,
  chatRetentionDays,
} from '@/lib/leads/chat'
import { messages } from '@/lib/leads/messages'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { pageAddress } from '@/lib/routing/page-address'
import { type AskSearch, answerBySearch } from './answers'
import { chatCodeOf, chatCookie } from './code'
import { findByCode, findById, messagesAfter, storePost } from './conversation'
import { listen, nudge } from './hub'
import { statusOf } from './status'
import { answerStream } from './stream'

/** Messages from one address in ten minutes; the families of a whole school may share one address. */
const limit = { kind: 'chat', max: 120 } as const

/** The visitor's side of a conversation: write, read, and receive new messages at once. */
export function visitorRoutes(context: HostContext, ask: AskSearch): Hono {
  const routes = new Hono()
  routes.post(chatPath, (c) => post(c, context, ask))
  routes.get(chatPath, (c) => read(c, context))
  routes.get(chatStreamPath, (c) => follow(c, context))
  return routes
}

async function post(c: Context, context: HostContext, ask: AskSearch): Promise<Response> {
  if (isForeign(c.req.raw, context.env.SITE_ORIGIN)) return refuseForeign(c)
  const reading = await readForm(c.req.raw)
  const fields = reading.ok
    ? pickScalars(reading.fields, ['id', 'text', 'to', 'topic', 'page', 'after'])
    : null
  const asked = chatPostSchema.safeParse(fields)
  if (!asked.success) {
    const isTooLong = reading.ok
      ? asked.error.issues.some(({ message }) => message === messages.chatTooLong)
      : reading.refusal === 'size'
    return isTooLong
      ? refuse(c, codes.tooLong, messages.chatTooLong)
      : refuse(c, codes.malformed, messages.malformed)
  }
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, limit, now))) return refuse(c, codes.busyAddress, messages.busy, 429)
  const posted = await store.write((trx) =>
    storePost(
      trx,
      store.secret,
      {
        code: chatCodeOf(c.req.raw, context.env.SITE_ORIGIN),
        address: addressOf(c.req.raw),
        post: asked.data,
        page: pageOf(asked.data.page, context.env.SITE_ORIGIN),
        routing: currentRouting(context.env),
        language: languageOf(c.req.raw),
      },
      now,
    ),
  )
  if (posted.outcome === 'busy') return refuse(c, codes.busyAddress, messages.busy, 429)
  if (posted.outcome !== 'stored') return refuse(c, codes.tooLong, messages.chatFull)
  setOwnCookie(c, context.env, {
    name: chatCookie,
    value: posted.code,
    maxAge: chatRetentionDays * (day / 1000),
  })
  const { chat, seq } = posted
  nudge(chat.id)
  answerBySearch(store, { chat, seq, post: asked.data, ask }, now)
  return ok(c, await viewOf(store, context, (await findById(store.db, chat.id)) ?? chat, asked.data.after))
}

/** The page on which the visitor writes, without the code of a receipt; null when it is no page of this site. */
function pageOf(page: string, siteOrigin: string): string | null {
  const address = pageAddress(page, [new URL(siteOrigin).origin])
  return address?.startsWith('/') ? withoutReceiptCode(address) : null
}

async function viewOf(
  { db }: Pick<Store, 'db'>,
  context: HostContext,
  chat: ChatRow,
  after: number,
): Promise<ChatView> {
  const status = await statusOf(db, context.env, chat, context.now())
  return { ...status, messages: await messagesAfter(db, chat.id, after) }
}

async function read(c: Context, context: HostContext): Promise<Response> {
  const asked = chatQuerySchema.safeParse(c.req.query())
  if (!asked.success) return refuse(c, codes.malformed, messages.malformed)
  const store = await context.store()
  const code = chatCodeOf(c.req.raw, context.env.SITE_ORIGIN)
  const chat = code === null ? undefined : await findByCode(store.db, code)
  if (chat === undefined) {
    return ok(c, { reference: null, state: 'idle', holder: null, messages: [] } satisfies ChatView)
  }
  return ok(c, await viewOf(store, context, chat, asked.data.after))
}

async function follow(c: Context, context: HostContext): Promise<Response> {
  const asked = chatQuerySchema.safeParse({
    // A browser that reconnects sends the number of the last message it received.
    after: c.req.header('last-event-id') ?? c.req.query('after'),
  })
  if (!asked.success) return refuse(c, codes.malformed, messages.malformed)
  const store = await context.store()
  const code = chatCodeOf(c.req.raw, context.env.SITE_ORIGIN)
  const chat = code === null ? undefined : await findByCode(store.db, code)
  if (chat === undefined) return refuse(c, codes.notFound, messages.notFound, 404)
  const line = listen(context.store, chat.id)
  if (line === null) return refuse(c, codes.fault, messages.fault, 503)
  let { after } = asked.data
  let told = ''
  return answerStream(c, line, async () => {
    const current = await findById(store.db, chat.id)
    if (current === undefined) return null
    const { messages: said, ...status } = await viewOf(store, context, current, after)
    after = said.at(-1)?.seq ?? after
    const state = JSON.stringify(status)
    const isNews = state !== told
    told = state
    return {
      events: [
        ...said.map((message) => ({ event: 'message', data: message, id: message.seq })),
        ...(isNews ? [{ event: 'state', data: status }] : []),
      ],
      wait: waitOf(current, context.now()),
    }
  })
}

/** Time until the next beat, or until the state must change because the visitor has waited too long. */
function waitOf({ waiting_since }: ChatRow, now: number): number {
  const left = waiting_since === null ? 0 : Number(waiting_since) + answerTimeout - now
  return left > 0 ? Math.min(chatBeat, left + 50) : chatBeat
}
