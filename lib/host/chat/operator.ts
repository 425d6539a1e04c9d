import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import { maskPhonesIn } from '@/lib/core/phone'
import type { HostContext } from '@/lib/host/context'
import { refuse } from '@/lib/host/http'
import { actByLink, gone, goneLink } from '@/lib/host/leads/link-action'
import { findPageKey } from '@/lib/host/leads/pages/key'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { auditLink, isWithinRate, noteRefusedLink, showBySecretLink } from '@/lib/host/leads/secret-link'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { pickScalars, readQuery } from '@/lib/host/request/fields'
import { codeHash, keyedHash } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { ChatRow } from '@/lib/host/store/tables'
import { chatOperatorPath } from '@/lib/leads/api-paths'
import { hasProof } from '@/lib/leads/caller-proofs'
import {
  type ChatAction,
  type ChatPage,
  chatActionSchema,
  chatBeat,
  chatDeskQuerySchema,
  chatPagePath,
  chatTextLimit,
  operatorStreamQuerySchema,
} from '@/lib/leads/chat'
import { messages } from '@/lib/leads/messages'
import { receiptCodePattern } from '@/lib/leads/receipt'
import { visibleText } from '@/lib/leads/text'
import { append, findById, hasMessage, lockChat, messagesAfter } from './conversation'
import { deskOf } from './desk'
import { listen, nudge } from './hub'
import { findLinkedChat, type LinkedChat, markRead } from './link'
import { makeLead, type SubmitLead } from './make-lead'
import { statusOf } from './status'
import { answerStream } from './stream'

/** All consultants of an office may share one address, and an open page sends a request after every change. */
const limit = { kind: 'chat-page', max: 3000 } as const

/** The consultant's side of a conversation, opened by the link of a notice or with the key of an office. */
export function operatorRoutes(context: HostContext, submit: SubmitLead): Hono {
  const routes = new Hono()
  routes.get(`${chatOperatorPath}/:code`, (c) => show(c, context))
  routes.get(`${chatOperatorPath}/:code/stream`, (c) => follow(c, context))
  routes.post(chatOperatorPath, (c) => act(c, context, submit))
  return routes
}

/** Proves that the user of this browser has given a name. */
const proofOf = (secret: string, code: string, caller: string) =>
  keyedHash(secret, 'chat-caller', `${code}|${caller}`).slice(0, 32)

function show(c: Context, context: HostContext): Promise<Response> {
  const reading = readQuery(c.req.url)
  const { caller = '', proof } = (reading.ok ? pickScalars(reading.fields, ['caller', 'proof']) : null) ?? {}
  return showBySecretLink(c, context, limit, async (trx, { code, secret, now }) => {
    const linked = await findLinkedChat(trx, code, now)
    if (linked === null) {
      const key = await findPageKey(trx, code, now)
      const office = key?.office ?? null
      if (key === null || office === null) return null
      return deskOf(
        trx,
        context,
        {
          key: { ...key, office },
          code,
          secret,
          address: maskedAddressOf(c.req.raw),
          page: chatDeskQuerySchema.parse(c.req.query()).page,
        },
        now,
      )
    }
    const isNamed = hasProof(proof, proofOf(secret, code, caller))
    if (await markRead(trx, code, linked, now)) {
      const detail = { chat: linked.chat.id, ...(isNamed && { caller }) }
      await auditLink(trx, c, { action: 'read-chat', detail }, now)
    }
    return toPage(trx, context.env, { linked, isNamed }, now)
  })
}

async function toPage(
  trx: Write,
  env: Env,
  { linked: { chat, expiresAt }, isNamed }: { linked: LinkedChat; isNamed: boolean },
  now: number,
): Promise<ChatPage> {
  const said = await messagesAfter(trx, chat.id, 0)
  const { offices } = currentRouting(env)
  return {
    kind: 'chat',
    ...(await statusOf(trx, env, chat, now)),
    messages: isNamed ? said : said.map((one) => ({ ...one, text: maskPhonesIn(one.text) })),
    reference: referenceOf(chat.id),
    topic: chat.topic,
    page: chat.page,
    office: chat.office,
    offices: [...offices.keys()].filter((name) => name !== chat.office),
    named: isNamed,
    lead: chat.lead_id === null ? null : referenceOf(chat.lead_id),
    version: chat.version,
    quick_replies: [...quickReplies(env)],
    created_at: new Date(Number(chat.created_at)).toISOString(),
    expires_at: new Date(expiresAt).toISOString(),
  }
}

async function follow(c: Context, context: HostContext): Promise<Response> {
  const code = c.req.param('code') ?? ''
  const store = await context.store()
  if (!(await isWithinRate(c, store, limit, context.now())))
    return refuse(c, codes.busyAddress, messages.busy, 429)
  const linked = receiptCodePattern.test(code) ? await findLinkedChat(store.db, code, context.now()) : null
  if (linked === null) {
    noteRefusedLink(c, limit, 'unknown')
    return refuse(c, codes.notFound, messages.notFound, 404)
  }
  const { id } = linked.chat
  const line = listen(context.store, id)
  if (line === null) return refuse(c, codes.fault, messages.fault, 503)
  // The first event must also report a change between the loading of the page and the start of its stream.
  const asked = operatorStreamQuerySchema.safeParse(c.req.query())
  let version = asked.success ? asked.data.version : undefined
  return answerStream(c, line, async () => {
    // Looked up each time: the link may have been revoked.
    const now = await findLinkedChat(store.db, code, context.now())
    // The page requests the new messages itself: the stream only announces changes and contains no messages.
    if (now === null) return null
    const isNews = version !== undefined && version !== now.chat.version
    version = now.chat.version
    return { events: isNews ? [{ event: 'changed', data: 1 }] : [], wait: chatBeat }
  })
}

/** The result of an action, as the page shows it. */
type Done = 'done' | 'held' | 'gone' | 'duplicate' | 'refused'

const act = (c: Context, context: HostContext, submit: SubmitLead): Promise<Response> =>
  actByLink(c, context, {
    limit,
    fields: ['action', 'code', 'caller', 'id', 'text', 'quick', 'office', 'name', 'phone'],
    read: (given) => chatActionSchema.safeParse({ ...given, text: given?.quick ?? given?.text }),
    page: chatPagePath,
    isScripted: true,
    work: async (request, { store, now }) => {
      const { code, caller, action } = request
      const acted = await store.write(async (trx): Promise<{ done: Done; chat: ChatRow } | null> => {
        const linked = await findLinkedChat(trx, code, now)
        if (linked === null) return null
        await lockChat(trx, linked.chat.code_hash)
        const chat = await findById(trx, linked.chat.id)
        if (chat === undefined) return null
        await auditLink(trx, c, { action: `chat-${action}`, detail: { chat: chat.id, caller } }, now)
        return { done: await carryOut(trx, { request, chat, env: context.env }, now), chat }
      })
      if (acted === null) return goneLink(c, limit)
      const { done, chat } = acted
      nudge(chat.id)
      const outcome =
        done === 'done' && action === 'lead' ? await makeLead(context, { chat, request, submit }) : done
      const named = { caller, proof: proofOf(store.secret, code, caller) }
      if (outcome === 'done') return { said: action, ...named }
      if (outcome === 'gone') return { ...gone, ...named }
      return { said: outcome, code: codes.malformed, msg: notes[outcome], ...named }
    },
  })

const notes = {
  held: '另一位顾问正在接待',
  duplicate: messages.duplicate,
  refused: '号码或称呼不对',
} as const

async function carryOut(
  trx: Write,
  { request, chat, env }: { request: ChatAction; chat: ChatRow; env: Env },
  now: number,
): Promise<Done> {
  const { caller } = request
  const tell = (clientId: string, text: string) =>
    ({ chatId: chat.id, clientId, by: 'note', name: null, text }) as const
  // Unique among the notes of a conversation, because the conversation is locked and each note increases `seq`.
  const noteId = `note:${chat.seq + 1}`
  switch (request.action) {
    case 'open':
    case 'lead':
      return 'done'
    case 'take':
      if (chat.holder === caller) return 'done'
      await append(trx, tell(noteId, `顾问${caller}接待您`), now, {
        holder: caller,
        closed_at: null,
        notice_at: null,
      })
      return 'done'
    case 'reply': {
      // A page that the browser restored may send another text with the same id.
      const clientId = `${request.id}:${codeHash(request.text).slice(0, 16)}`
      if (await hasMessage(trx, chat.id, clientId)) return 'done'
      // The first consultant to answer takes over the conversation.
      if (chat.holder !== null && chat.holder !== caller) return 'held'
      await append(trx, { chatId: chat.id, clientId, by: 'person', name: caller, text: request.text }, now, {
        holder: caller,
        waiting_since: null,
        called_at: chat.called_at ?? now,
        closed_at: null,
        notice_at: null,
      })
      return 'done'
    }
    case 'handover': {
      if (!currentRouting(env).offices.has(request.office)) return 'refused'
      if (request.office === chat.office) return 'done'
      await append(trx, tell(noteId, `已转给${request.office}的顾问`), now, {
        office: request.office,
        holder: null,
        called_at: chat.called_at ?? now,
        waiting_since: now,
        closed_at: null,
        notice_at: now,
        notice_tries: 0,
      })
      return 'done'
    }
    case 'close':
      if (chat.closed_at !== null) return 'done'
      await append(trx, tell(noteId, '顾问结束了这次会话'), now, {
        closed_at: now,
        waiting_since: null,
        notice_at: null,
      })
      return 'done'
  }
}

/** Replies that a consultant can send with one press. The company can replace them with a file. */
const usual = [
  '您好，我是美世留学的顾问，正在看您的问题，请稍等。',
  '请问学生现在读几年级，打算什么时候出国？',
  '这个问题需要看具体情况，方便留个手机号吗？我给您打电话说。',
  '我查一下官方的要求再回答您，请稍等。',
]

const countLimit = 20

/** The file in the data folder that replaces these replies: one reply per line, `#` starts a comment. */
const quickRepliesFile = 'quick-replies.txt'

let known: { file: string; stamp: number; replies: readonly string[] } | undefined

/** The quick replies, read from the file anew each time. */
function quickReplies({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): readonly string[] {
  const file = join(DATA_DIR, quickRepliesFile)
  const stamp = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (stamp === undefined) return usual
  if (known?.file === file && known.stamp === stamp) return known.replies
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => visibleText(line).slice(0, chatTextLimit))
    .filter((line) => line !== '' && !line.startsWith('#'))
  known = { file, stamp, replies: lines.slice(0, countLimit) }
  return known.replies
}
