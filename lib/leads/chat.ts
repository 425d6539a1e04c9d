import './zod-in-browser'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'
import { callerName } from './call-outcome'
import { readLimit, typedLimits } from './field-limits'
import { messages } from './messages'
import { receiptCodePattern } from './receipt'
import { visibleLines, visibleText } from './text'

/** Longest message of a conversation, in UTF-16 units. */
export const chatTextLimit = 500
/** Most messages in one conversation, of all authors together. */
export const chatLengthLimit = 400
/** How long a visitor waits for a consultant before the window shows that there was no answer, in ms. */
export const answerTimeout = 60_000
/** How often a stream without new messages sends a sign that the connection is alive, in ms. */
export const chatBeat = 10_000
/** How long a conversation is kept that belongs to no lead, in days. */
export const chatRetentionDays = 30

/** Who wrote a message. `note` is an event, for example that a consultant took over. */
export const chatAuthors = ['visitor', 'machine', 'person', 'note'] as const

/** A path of this site: an answer never links to another one. */
const ownPath = z.string().regex(/^\/(?!\/)/)

/** The answer itself, shown when the meaning of the question is certain. Its source may be a page of another site. */
const answerCardSchema = z.object({
  title: z.string(),
  lines: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      year: z.string().nullable(),
      source_name: z.string(),
      source_url: z
        .string()
        .regex(/^(?:\/(?!\/)|https?:\/\/)/)
        .nullable(),
    }),
  ),
  unknown: z.string().nullable(),
  link: ownPath,
  links: z.array(z.object({ label: z.string(), href: ownPath })),
})

/** The result of the site search for a question, cut to what the window shows. */
export const siteAnswerSchema = z.object({
  total: z.int(),
  pages: z.array(z.object({ title: z.string(), text: z.string(), href: ownPath, isSample: z.boolean() })),
  nearest: z.array(z.object({ title: z.string(), href: ownPath })),
  card: answerCardSchema.nullable(),
})
export type SiteAnswer = z.output<typeof siteAnswerSchema>

export const chatMessageSchema = z.object({
  seq: z.int().min(1).describe('在这次会话里的序号，从 1 起'),
  by: z.enum(chatAuthors).describe('visitor 访客；machine 站内搜索；person 顾问；note 经过'),
  name: z.string().nullable().describe('顾问的姓名；其余为 null'),
  text: z.string(),
  answer: siteAnswerSchema.nullable().describe('站内搜索的结果；没有查成的为 null'),
  at: z.iso.datetime(),
})
export type ChatMessage = z.output<typeof chatMessageSchema>

/**
 * The state of a conversation. `idle`: no consultant was asked for; `closed`: outside opening hours; `absent`: no consultant can be
 * notified; `waiting`: consultants were notified; `late`: none has answered within a minute; `held`: a consultant answers; `ended`: a
 * consultant closed it, or it ended by itself after a time without messages.
 */
const chatStates = ['idle', 'closed', 'absent', 'waiting', 'late', 'held', 'ended'] as const
export type ChatState = (typeof chatStates)[number]

export const chatStatusSchema = z.object({
  reference: z.string().nullable().describe('会话的编号；没有会话的为 null'),
  state: z.enum(chatStates),
  holder: z.string().nullable().describe('正在接待的顾问'),
})
export type ChatStatus = z.output<typeof chatStatusSchema>

export const chatViewSchema = chatStatusSchema.extend({ messages: z.array(chatMessageSchema) })
export type ChatView = z.output<typeof chatViewSchema>

const chatText = z
  .string()
  .max(readLimit, messages.chatTooLong)
  .transform(visibleLines)
  .pipe(z.string().min(1, messages.malformed).max(chatTextLimit, messages.chatTooLong))

const after = z.coerce.number().int().min(0).max(1_000_000).default(0).describe('只要这个序号之后的')

/** A visitor's message, as the window sends it. */
export const chatPostSchema = z.object({
  id: z.uuid().describe('同一句重发时不变'),
  text: chatText,
  to: z.enum(['machine', 'person']).default('person').describe('machine：只问站内搜索，不通知顾问'),
  topic: z
    .string()
    .transform((typed) => visibleText(typed.slice(0, readLimit)).slice(0, 40))
    .default(''),
  page: z.string().max(500).default('').describe('访客所在的网页'),
  after,
})
export type ChatPost = z.output<typeof chatPostSchema>

export const chatQuerySchema = z.object({ after })

/** `version` is the version of the conversation that the requesting page shows. */
export const operatorStreamQuerySchema = z.object({
  version: z.coerce.number().int().min(0).max(1_000_000).optional(),
})

/**
 * The page on which a consultant opens one conversation, or all those of an office, on the phone. It is below the path of the receipts,
 * so the same guards protect it.
 */
export const chatPagePath = (code: string) => `/receipt/call/chat/${code}`

const operated = {
  code: z.string().regex(receiptCodePattern),
  caller: callerName.describe('顾问的姓名，访客看得到'),
}

/** What the page of a conversation sends. */
export const chatActionSchema = z.discriminatedUnion('action', [
  z.object({ ...operated, action: z.literal('open') }),
  z.object({ ...operated, action: z.literal('take') }),
  z.object({ ...operated, action: z.literal('reply'), id: z.uuid(), text: chatText }),
  z.object({ ...operated, action: z.literal('handover'), office: z.string().min(1).max(40) }),
  z.object({ ...operated, action: z.literal('close') }),
  z.object({
    ...operated,
    action: z.literal('lead'),
    name: z.string().max(typedLimits.name),
    phone: z.string().max(typedLimits.phone),
  }),
])
export type ChatAction = z.output<typeof chatActionSchema>

/** A conversation as shown to the consultant. */
export const chatPageSchema = chatViewSchema.extend({
  kind: z.literal('chat'),
  reference: z.string(),
  topic: z.string(),
  page: z.string().nullable(),
  office: z.string(),
  offices: z.array(z.string()).describe('可以转给的其他办公室'),
  named: z.boolean().describe('填过姓名；在此之前号码打码'),
  lead: z.string().nullable().describe('已成为线索的，它的编号'),
  version: z.int().describe('每次变化加一'),
  quick_replies: z.array(z.string()),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type ChatPage = z.output<typeof chatPageSchema>

/** The query of an office's conversations; an invalid page counts as the first. */
export const chatDeskQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})

export const chatDeskSchema = z.object({
  kind: z.literal('desk'),
  office: z.string(),
  key_name: z.string(),
  expires_at: z.iso.datetime(),
  page: z.int(),
  pages: z.int(),
  waiting: z.int().describe('现在在等人回答的访客'),
  list: z.array(
    chatStatusSchema.extend({
      href: z.string(),
      reference: z.string(),
      topic: z.string(),
      text: z.string().describe('访客最后一句，号码打码'),
      at: z.iso.datetime(),
    }),
  ),
})
export type ChatDesk = z.output<typeof chatDeskSchema>

export const chatOperatorSchema = z.discriminatedUnion('kind', [chatPageSchema, chatDeskSchema])
