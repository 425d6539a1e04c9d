import { z } from 'zod'
import { questionNames, questionOf } from '@/lib/leads/asked'
import { callOutcomeSchema } from '@/lib/leads/call-outcome'
import { chatMessageSchema } from '@/lib/leads/chat'
import { handoverSchema } from '@/lib/leads/handover'
import { callSlotNames, contacts } from '@/lib/leads/receipt'

const fieldMeanings = [
  ...questionNames.map((name) => `${name} ${questionOf(name).name}`),
  'tool 工具结果的网址',
  'first_touch、last_touch 首次和最近来访的来源（JSON）',
].join('，')

/** A lead in the form that consultants get. */
export const leadRecordSchema = z.object({
  id: z.string(),
  form: z.string(),
  kind: z.string(),
  name: z.string().nullable(),
  phone: z.string(),
  test: z.string().nullable(),
  source: z.string().nullable(),
  linkurl: z.string().nullable(),
  fields: z
    .record(z.string(), z.string())
    .describe(`表单里填写的其余内容，没有填的没有这一项：${fieldMeanings}`),
  verified: z.boolean(),
  spam: z.boolean(),
  spam_reason: z.string().nullable(),
  agreed: z.boolean(),
  consent: z.string().nullable(),
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
  card: z.string().nullable().describe('同一号码的记录卡，见 /v1/lead_cards/{id}'),
  contact: z.enum(contacts).describe('call：可以回电；wechat：只用微信联系；stop：停止联系'),
  call_slot: callSlotNames.nullable().describe('希望接电话的时间；没有选过的为 null'),
  contact_at: z.iso.datetime().nullable().describe('访客在回执页上最后一次改联系方式或时间'),
  consent_record: z
    .object({
      version: z.string(),
      text_hash: z.string().nullable().describe('当时所示文本的 SHA-256'),
      at: z.iso.datetime(),
      page: z.string().nullable(),
    })
    .nullable()
    .describe('勾选隐私协议的凭证；没有勾选的为 null'),
  campaign: z.string().nullable().describe('活动：最近一次来访的 utm_campaign，小写；没有的为 null'),
  channel: z.string().describe('渠道：utm_source，没有的按广告平台、来源网站，小写；都没有的是“直接访问”'),
  landing: z.string().describe('那一次来访打开的第一页'),
  office: z.string().describe('归哪个办公室'),
  person: z.string().nullable().describe('转给了办公室里的哪位顾问；null：没有指定'),
  office_reason: z.string().nullable().describe('为什么归它；null：没有分派规则，或那时还没有'),
  made_by: z.string().nullable().describe('由哪位顾问在会话里记成；null：访客自己提交'),
  erased_at: z.iso.datetime().nullable().describe('资料已应本人要求清空'),
})
export type LeadRecord = z.output<typeof leadRecordSchema>

/** A fetched lead, with the number of earlier events on its card. */
export const pulledLeadSchema = leadRecordSchema.extend({
  earlier: z.int().describe('同一记录卡里更早的提交数'),
})
export type PulledLead = z.output<typeof pulledLeadSchema>

/** A person in the form that consultants get: the summary of all events that were not erased. */
export const leadCardSchema = z.object({
  id: z.string(),
  phone: z.string().nullable().describe('已应本人要求清空的为 null'),
  name: z.string().nullable().describe('最近一次填写的称呼'),
  events: z.int().describe('提交数，不含已清空的'),
  verified: z.boolean().describe('至少有一次提交的号码经过短信验证'),
  spam: z.boolean().describe('所有提交都被标为疑似垃圾'),
  contact: z
    .enum(contacts)
    .describe(
      'stop：所有提交都要求停止联系；wechat：没有一条还可以回电；否则 call。每条各自的要求见 history',
    ),
  call_slot: callSlotNames.nullable().describe('最近一次选的时间'),
  last_source: z.string().nullable(),
  last_form: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_at: z.iso.datetime().describe('最近一次提交'),
  changed_at: z.iso.datetime().describe('最近一次变化：提交、改联系方式或时间、清空'),
  erased_at: z.iso.datetime().nullable(),
})
export type LeadCard = z.output<typeof leadCardSchema>

/** At most this many events, newest first; erased ones without data. */
export const historyLimit = 200

export const leadCardDetailSchema = leadCardSchema.extend({
  calls: z
    .array(
      z.object({
        lead: z.string(),
        at: z.iso.datetime(),
        caller: z.string(),
        outcome: callOutcomeSchema,
        note: z.string().nullable(),
      }),
    )
    .describe('顾问记下的联系结果，从最近的起'),
  handovers: z.array(handoverSchema.extend({ lead: z.string() })).describe('转手的经过，从最早的起'),
  chats: z
    .array(z.object({ lead: z.string(), messages: z.array(chatMessageSchema) }))
    .describe('在线咨询的会话，从最近的起'),
  history: z
    .array(leadRecordSchema)
    .describe(`提交，从最近的起，最多 ${historyLimit} 条；已清空的也在，不含个人信息`),
})
export type LeadCardDetail = z.output<typeof leadCardDetailSchema>
