import { cityNames } from '@/lib/collections/kinds/branch-seat'
import { minute } from '@/lib/core/time'
import { timeId } from '@/lib/host/id'
import { assignOffice, capacityLocks, mainland } from '@/lib/host/leads/routing/assign'
import { clockSkew } from '@/lib/host/store/lease'
import { bucketName, claimLimits, lockNames } from '@/lib/host/store/limits'
import { codeHash, secretCode } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { ChatMessageRow, ChatRow } from '@/lib/host/store/tables'
import { isOpenAt } from '@/lib/leads/call-time'
import {
  type ChatMessage,
  type ChatPost,
  chatLengthLimit,
  type SiteAnswer,
  siteAnswerSchema,
} from '@/lib/leads/chat'
import type { LeadFacts } from '@/lib/leads/routing/choose'
import type { Routing } from '@/lib/leads/routing/rules'

type Read = Pick<Write, 'selectFrom'>

/** How long a browser that received no answer may send its first message again, in ms. */
const retryWindow = 10 * minute

/**
 * The code of a new conversation is computed from the id of its first message and the sender's address: a browser that sends this message
 * again, because it received no answer, gets the same conversation. From another address, or later, the id opens nothing. Only the code's
 * hash is stored.
 */
async function firstCode(
  trx: Read,
  secret: string,
  { clientId, address }: { clientId: string; address: string },
  now: number,
): Promise<string> {
  for (let place = 0; ; place++) {
    const code = secretCode(secret, 'chat', `${clientId}|${place}|${address}`)
    const known = await findByCode(trx, code)
    if (known === undefined || now - Number(known.created_at) < retryWindow) return code
  }
}

export const findByCode = (trx: Read, code: string): Promise<ChatRow | undefined> =>
  trx.selectFrom('chat').selectAll().where('code_hash', '=', codeHash(code)).executeTakeFirst()

export const findById = (trx: Read, id: string): Promise<ChatRow | undefined> =>
  trx.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst()

/** Allows one writer of a conversation at a time. */
export const lockChat = (trx: Write, codeHash: string) => lockNames(trx, [`chat:${codeHash}`])

type VisitorPost = {
  /** From the visitor's cookie; null without the cookie. */
  code: string | null
  /** The bucket under which the visitor is rate-limited, see `clientAddress`. */
  address: string
  post: ChatPost
  page: string | null
  routing: Routing
  language: string | null
}

/** `full`: the conversation takes no more messages; `busy`: the address takes no more conversations for now. */
export type Posted =
  | { outcome: 'stored'; code: string; chat: ChatRow; seq: number }
  | { outcome: 'full' }
  | { outcome: 'busy' }

/**
 * New conversations of one address. Each may call a consultant, so they are fewer than its messages; a class on one connection is still
 * served.
 */
const conversationsAtMost = { window: 10 * minute, max: 10 }

/** Stores a visitor's message in the conversation of the code, or in a new one. A repeated request stores nothing more. */
export async function storePost(
  trx: Write,
  secret: string,
  { code: given, address, post, page, routing, language }: VisitorPost,
  now: number,
): Promise<Posted> {
  const known = given === null ? undefined : await findByCode(trx, given)
  const code =
    known === undefined || given === null
      ? await firstCode(trx, secret, { clientId: post.id, address }, now)
      : given
  await lockChat(trx, codeHash(code))
  const current = await findByCode(trx, code)
  if (current === undefined) {
    const bucket = bucketName(secret, 'chat-new', address)
    const claim = { limits: [{ name: 'busy', bucket, ...conversationsAtMost }], ref: timeId(now) }
    if ((await claimLimits(trx, claim, now)) !== null) return { outcome: 'busy' }
  }
  const chat = current ?? (await open(trx, { code, post, page, routing, language }, now))
  const earlier = await trx
    .selectFrom('chat_message')
    .select('seq')
    .where('chat_id', '=', chat.id)
    .where('client_id', '=', post.id)
    .executeTakeFirst()
  if (earlier !== undefined) return { outcome: 'stored', code, chat, seq: earlier.seq }
  if (chat.seq >= chatLengthLimit) return { outcome: 'full' }
  const change = post.to === 'person' ? changeOnPost(chat, now) : {}
  const message = { chatId: chat.id, clientId: post.id, by: 'visitor', name: null, text: post.text } as const
  const seq = await append(trx, message, now, change)
  return { outcome: 'stored', code, chat: (await findById(trx, chat.id)) ?? chat, seq }
}

/** After this time without a message, in ms, the office gets another notice. */
const pauseBeforeNotice = 5 * minute
/** After this time without a message, in ms, the consultant counts as absent. */
export const holderTimeout = 30 * minute

/** Whether the conversation has ended: a consultant closed it, or for a long time there was no message. */
export const isOver = ({ closed_at, last_at }: ChatRow, now: number) =>
  closed_at !== null || now - Number(last_at) >= holderTimeout

/** What changes in a conversation when its visitor writes to a person. */
function changeOnPost(chat: ChatRow, now: number): Change {
  const { called_at, waiting_since, last_at } = chat
  const isDue =
    called_at === null ||
    isOver(chat, now) ||
    now - Number(last_at) >= pauseBeforeNotice ||
    // The clock was set back, so how long the pause was is unknown.
    Number(last_at) > now + clockSkew ||
    // The office got no notice of a message that was written outside opening hours.
    (waiting_since !== null && !isOpenAt(new Date(Number(waiting_since))) && isOpenAt(new Date(now)))
  return {
    called_at: called_at ?? now,
    closed_at: null,
    waiting_since: isDue || waiting_since === null ? now : waiting_since,
    // A consultant whose page is open sees the message through the stream; after a pause a notice is due.
    ...(isDue && { notice_at: now, notice_tries: 0 }),
    // Any consultant may take over a conversation that has ended.
    ...(isOver(chat, now) && { holder: null }),
  }
}

async function open(
  trx: Write,
  { code, post, page, routing, language }: Omit<VisitorPost, 'code' | 'address'> & { code: string },
  now: number,
): Promise<ChatRow> {
  const city = mainland([...cityNames().values()].find((name) => post.topic.includes(name)) ?? null)
  const facts: LeadFacts = {
    city,
    // A conversation asks for no consent.
    mayGoAbroad: false,
    country: null,
    form: 'message',
    language,
    at: now,
    wanted: now,
  }
  await lockNames(trx, capacityLocks(routing, facts))
  const { office } = await assignOffice(trx, { routing, facts }, now)
  const id = timeId(now)
  await trx
    .insertInto('chat')
    .values({
      id,
      code_hash: codeHash(code),
      office,
      topic: post.topic,
      page,
      created_at: now,
      last_at: now,
      seq: 0,
      version: 0,
      called_at: null,
      waiting_since: null,
      holder: null,
      closed_at: null,
      lead_id: null,
      notice_at: null,
      notice_tries: 0,
    })
    .execute()
  return trx.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

type NewMessage = {
  chatId: string
  clientId: string
  by: ChatMessageRow['by']
  name: string | null
  text: string
}

type Change = Partial<Omit<ChatRow, 'id' | 'code_hash' | 'seq' | 'version'>>

/** Adds a message and changes the conversation with it. The caller holds the lock of the conversation. */
export async function append(
  trx: Write,
  { chatId, clientId, by, name, text }: NewMessage,
  now: number,
  change: Change = {},
): Promise<number> {
  const { seq } = await trx
    .updateTable('chat')
    .set((set) => ({
      ...change,
      last_at: now,
      seq: set('seq', '+', 1),
      version: set('version', '+', 1),
    }))
    .where('id', '=', chatId)
    .returning('seq')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('chat_message')
    .values({ chat_id: chatId, seq, client_id: clientId, by, name, text, at: now })
    .execute()
  return seq
}

/** Adds the result of the site search to a message, once. */
export async function storeAnswer(
  trx: Write,
  { chat, seq, answer }: { chat: Pick<ChatRow, 'id' | 'code_hash'>; seq: number; answer: SiteAnswer | null },
  now: number,
): Promise<void> {
  await lockChat(trx, chat.code_hash)
  const clientId = answerId(seq)
  const [known, current] = [await hasMessage(trx, chat.id, clientId), await findById(trx, chat.id)]
  if (known || current === undefined) return
  await append(
    trx,
    { chatId: chat.id, clientId, by: 'machine', name: null, text: JSON.stringify(answer) },
    now,
  )
}

const answerId = (seq: number) => `answer:${seq}`

/** Whether the search has answered a message. */
export const isAnswered = (trx: Read, chatId: string, seq: number) => hasMessage(trx, chatId, answerId(seq))

export async function hasMessage(trx: Read, chatId: string, clientId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('chat_message')
    .select('seq')
    .where('chat_id', '=', chatId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return found !== undefined
}

/** The messages after a number, oldest first. */
export async function messagesAfter(trx: Read, chatId: string, after: number): Promise<ChatMessage[]> {
  const rows = await trx
    .selectFrom('chat_message')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
  return rows.map(toMessage)
}

function toMessage({ seq, by, name, text, at }: ChatMessageRow): ChatMessage {
  const said = { seq, by, name, at: new Date(Number(at)).toISOString() }
  if (by !== 'machine') return { ...said, text, answer: null }
  return { ...said, text: '', answer: siteAnswerSchema.nullable().parse(JSON.parse(text)) }
}
