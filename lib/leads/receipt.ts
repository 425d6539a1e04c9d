import './zod-in-browser'
// Imported as a namespace so that the browser bundle omits the parts of zod that are not used, such as its locales.
import * as z from 'zod'
import { callHoursRemark, workingHours } from '@/lib/site'
import { callPromise } from './call-time'

/** How a person wishes to be contacted: by telephone, only by WeChat, or not at all. */
export const contacts = ['call', 'wechat', 'stop'] as const
export type Contact = (typeof contacts)[number]

/** When a person wishes to be telephoned; all choices are within working hours. */
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

/** The address of a receipt in an answer. Any other address becomes null, so that a host cannot redirect visitors to another site. */
export const receiptAddressSchema = z.string().regex(receiptAddressPattern).nullable().catch(null)

/** What a receipt shows. Personal data is masked, because other people may see the screen or use the same computer later. */
export const receiptSchema = z.object({
  /** The number that a visitor quotes to the hotline. It gives no access to anything. */
  reference: z.string(),
  name: z.string().nullable().describe('打码的称呼；没有填的为 null'),
  phone: z.string().nullable().describe('打码的号码；已删除的为 null'),
  source: z.string().nullable(),
  verified: z.boolean(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  contact: z.enum(contacts),
  slot: callSlotNames,
  /**
   * Whether the wishes apply to every submission of this phone. That needs a phone confirmed by a code, as proof that it is the
   * visitor's.
   */
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

/** The first character, then a star for each other character, at most three: 王** for 王小明. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name]
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 3))
}

/** What is arranged now, in one sentence. The receipt of a single event mentions no other events. */
export function arrangementText({ contact, slot, scope, created_at }: Receipt): string {
  if (contact === 'stop') {
    return scope === 'person'
      ? '已按您的意思停止联系，顾问不会再致电，也不会加微信。'
      : '已按您的意思停止联系，顾问不会再就这次提交致电或加微信。'
  }
  if (contact === 'wechat') return '顾问会用您留下的手机号添加微信，不打电话。添加时会说明是美世留学的顾问。'
  if (slot === 'any')
    return `按提交时间，${callPromise(new Date(created_at))}。${callHoursRemark === '' ? '' : `${callHoursRemark}，`}咨询集中的日子可能顺延。`
  return `您选了${callSlots[slot]}，顾问会尽量在这个时段来电。`
}
