import './zod-in-browser'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'
import { fieldLimit, nameLimit, readLimit } from './field-limits'
import { handoverReasonSchema, handoverSchema, ownerSchema } from './handover'
import { messages } from './messages'
import { receiptCodePattern } from './receipt'
import { visibleLines, visibleText } from './text'

/** The result of a telephone call. After `reached` or `invalid` no more telephone call is due; the others need another one. */
export const callOutcomes = {
  reached: '已联系',
  unreached: '没打通',
  later: '稍后',
  invalid: '无效',
} as const
export type CallOutcome = keyof typeof callOutcomes

export const callOutcomeSchema = z.enum(
  ['reached', 'unreached', 'later', 'invalid'] satisfies CallOutcome[],
  '只能是 reached、unreached、later、invalid',
)

export const settlingOutcomes: readonly CallOutcome[] = ['reached', 'invalid']

/** The page on which a consultant opens one lead on the phone. It is below the path of the receipts, so the same guards protect it. */
export const callPagePath = (code: string) => `/receipt/call/${code}`

export const callerName = z
  .string()
  .max(readLimit, messages.nameTooLong)
  .transform(visibleText)
  .pipe(z.string().min(1, messages.nameRequired).max(nameLimit, messages.nameTooLong))

/** What the page of one lead sends. */
export const callRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('reveal'),
    code: z.string().regex(receiptCodePattern),
    caller: callerName.describe('顾问的姓名，写进记录'),
  }),
  z.object({
    action: z.literal('outcome'),
    code: z.string().regex(receiptCodePattern),
    caller: callerName.describe('顾问的姓名，写进记录'),
    outcome: callOutcomeSchema,
    note: z
      .string()
      .max(readLimit, messages.tooLong)
      .transform(visibleLines)
      .pipe(z.string().max(fieldLimit, messages.tooLong))
      .optional(),
  }),
  z.object({
    action: z.literal('handover'),
    code: z.string().regex(receiptCodePattern),
    caller: callerName.describe('顾问的姓名，写进记录'),
    to: ownerSchema,
    reason: handoverReasonSchema,
  }),
])
export type CallRequest = z.output<typeof callRequestSchema>

/** One lead as shown to the consultant who is to telephone. */
export const callPageSchema = z.object({
  kind: z.literal('lead'),
  reference: z.string(),
  name: z.string().nullable().describe('显示号码之前打码'),
  phone: z.string().describe('显示号码之前打码'),
  revealed: z.boolean(),
  verified: z.boolean(),
  spam: z.boolean(),
  form: z.string(),
  source: z.string().nullable(),
  page: z.string().nullable(),
  tool: z.string().nullable().describe('工具结果的网址'),
  answers: z.array(z.object({ label: z.string(), value: z.string() })).describe('表单里填写的其余内容'),
  wish: z.string().nullable().describe('对联系方式与时间的要求'),
  phone_allowed: z.boolean(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime().describe('按承诺应当联系的时间'),
  expires_at: z.iso.datetime(),
  earlier: z.int().describe('同一号码更早的提交数'),
  opened_by: z.string().nullable(),
  office: z.string(),
  person: z.string().nullable(),
  handovers: z.array(handoverSchema).describe('转手的经过，从最早的起'),
  owners: z.array(z.object({ office: z.string(), person: z.string().nullable() })).describe('可以转给谁'),
  calls: z.array(
    z.object({
      at: z.iso.datetime(),
      caller: z.string(),
      outcome: z.string(),
      note: z.string().nullable(),
    }),
  ),
})
export type CallPage = z.output<typeof callPageSchema>
