import { z } from 'zod'
import { questionNames, questionOf } from '@/lib/leads/asked'
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
  card: z.string().nullable().describe('记录卡：同一号码的提交有同一个编号'),
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
