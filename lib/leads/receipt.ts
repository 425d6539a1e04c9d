import './zod-in-browser'
// As a namespace, so that the browser's bundle leaves out what is not used, such as zod's locales.
import * as z from 'zod'
import { workingHours } from '@/lib/site'

/** How a person may be answered: by phone, only by WeChat, or not at all. */
export const contacts = ['call', 'wechat', 'stop'] as const
export type Contact = (typeof contacts)[number]

/** When a person can choose to be called, all within working hours. */
export const callSlotNames = z.enum(['any', 'morning', 'noon', 'afternoon'])
export type CallSlot = z.output<typeof callSlotNames>

export const callSlots: Record<CallSlot, string> = {
  any: `工作时间都可以（${workingHours.from}–${workingHours.to}）`,
  morning: `上午 ${workingHours.from}–12:00`,
  noon: '中午 12:00–14:00',
  afternoon: `下午 14:00–${workingHours.to}`,
}

/** The actions on a receipt. */
export const receiptActions = ['time', 'call', 'wechat', 'stop', 'erase'] as const
export type ReceiptAction = (typeof receiptActions)[number]

/** A receipt's code: 192 bits in base64url. */
export const receiptCodePattern = /^[\w-]{32}$/

export const receiptPath = (code: string) => `/receipt/${code}`

const receiptAddressPattern = /^\/receipt\/[\w-]{32}$/

/** The address of a receipt in an answer; null for anything else, so that a host cannot send visitors elsewhere. */
export const receiptAddressSchema = z.string().regex(receiptAddressPattern).nullable().catch(null)

/** What a receipt shows, masked: it may be read over a shoulder or on a shared computer. */
export const receiptSchema = z.object({
  /** Names the submission to the hotline; no key to anything. */
  reference: z.string(),
  name: z.string().nullable().describe('打码的称呼；没有填的为 null'),
  phone: z.string().nullable().describe('打码的号码；已删除的为 null'),
  source: z.string().nullable(),
  verified: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  contact: z.enum(contacts),
  slot: callSlotNames,
  /** Whether its wishes hold for every submission of this phone: only a phone that was confirmed by a code proves that. */
  scope: z
    .enum(['person', 'event'])
    .describe('person：管这个号码的全部记录；event：号码未经验证，只管这一次提交'),
  erased_at: z.iso.datetime().nullable(),
})
export type Receipt = z.output<typeof receiptSchema>

/** What the form of a receipt sends. */
export const receiptRequestSchema = z
  .object({
    receipt: z.string().regex(receiptCodePattern),
    action: z.enum(receiptActions),
    slot: callSlotNames.optional().describe('action=time 时必填'),
    confirm: z.literal('1').optional().describe('action=erase 时必填'),
  })
  .refine(({ action, slot }) => action !== 'time' || slot !== undefined)
  .refine(({ action, confirm }) => action !== 'erase' || confirm !== undefined)
export type ReceiptRequest = z.output<typeof receiptRequestSchema>

/** The first character and a star for each of the rest, three at most: 王** for 王小明. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name]
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 3))
}
