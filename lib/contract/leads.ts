import { z } from 'zod'
import { callPageSchema } from '@/lib/leads/call-outcome'
import {
  acknowledgePath,
  cardsPath,
  codedFormPath,
  codePath,
  formPath,
  leadCallPath,
  receiptCallPath,
  sheetPath,
  spamPath,
} from '@/lib/leads/calls'
import { leadForms } from '@/lib/leads/forms'
import { callSlotNames, contacts, receiptRequestSchema, receiptSchema } from '@/lib/leads/receipt'
import { fieldLimit, leadSchema } from '@/lib/leads/schema'
import { type Call, noQuery } from './call'
import { pageOf } from './envelope'

/** A lead as consultants get it. `fields`: what the form had besides the columns, such as `country` or `message`. */
export const leadRecordSchema = z.object({
  id: z.string(),
  form: z.string(),
  kind: z.string(),
  name: z.string().nullable(),
  phone: z.string(),
  test: z.string().nullable(),
  source: z.string().nullable(),
  linkurl: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  verified: z.boolean(),
  spam: z.boolean(),
  spam_reason: z.string().nullable(),
  agreed: z.boolean(),
  consent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
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
  erased_at: z.iso.datetime().nullable().describe('资料已应本人要求清空'),
})
export type LeadRecord = z.output<typeof leadRecordSchema>

/** A lead as it is fetched: with the number of events that its card had before it. */
export const pulledLeadSchema = leadRecordSchema.extend({
  earlier: z.int().describe('同一记录卡里更早的提交数'),
})
export type PulledLead = z.output<typeof pulledLeadSchema>

/** A person as consultants get one: what holds over all events that were not erased. */
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
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime().describe('最近一次提交'),
  changedAt: z.iso.datetime().describe('最近一次变化：提交、改联系方式或时间、清空'),
  erasedAt: z.iso.datetime().nullable(),
})
export type LeadCard = z.output<typeof leadCardSchema>

/** Newest first, erased ones as blank marks, at most this many. */
export const historyLimit = 200

export const leadCardDetailSchema = leadCardSchema.extend({
  calls: z
    .array(
      z.object({
        lead: z.string(),
        at: z.iso.datetime(),
        caller: z.string(),
        outcome: z.enum(['reached', 'unreached', 'later', 'invalid']),
        note: z.string().nullable(),
      }),
    )
    .describe('顾问记下的联系结果，从最近的起'),
  history: z
    .array(leadRecordSchema)
    .describe(`提交，从最近的起，最多 ${historyLimit} 条；已清空的也在，不含个人信息`),
})
export type LeadCardDetail = z.output<typeof leadCardDetailSchema>

const text = z.string().min(1).max(fieldLimit).optional()

const dayLength = 24 * 60 * 60 * 1000
const timeIssue = '要写成 2026-11-20 或带时区的时间，如 2026-11-20T09:00:00+08:00'
const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/.test(typed)

/** A day in Beijing, from its start or through its end, or a moment with its zone; ms since 1970. */
const momentSchema = (edge: 'from' | 'through') =>
  z
    .string()
    .refine(
      (typed) =>
        z.iso.date().safeParse(typed).success || z.iso.datetime({ offset: true }).safeParse(typed).success,
      timeIssue,
    )
    .transform((typed) => {
      if (!isDay(typed)) return Date.parse(typed)
      return Date.parse(`${typed}T00:00:00+08:00`) + (edge === 'through' ? dayLength : 0)
    })
    .optional()

const filters = {
  city: text.describe('城市：表单里选的，或来源里写明的'),
  country: text.describe('意向国家'),
  source: text.describe('来源里含有这些字'),
  name: text.describe('称呼里含有这些字'),
  contact: z.enum(contacts).optional().describe('对联系方式的要求'),
  since: momentSchema('from').describe('这一天（北京时间）或这个时刻起提交的'),
  until: momentSchema('through').describe('到这一天为止（含）或这个时刻之前提交的'),
}
export const leadFiltersSchema = z.object(filters)
/** Conditions on leads, all of which have to hold. */
export type LeadFilters = z.output<typeof leadFiltersSchema>

export const sheetQuerySchema = leadFiltersSchema.extend({
  unfetched: z.enum(['0', '1']).optional().describe('1：只要还没有确认的'),
  spam: z.enum(['0', '1']).optional().describe('0：只要未标记的；1：只要疑似垃圾的'),
})

export const leadListQuerySchema = leadFiltersSchema.extend({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  spam: z.enum(['0', '1']).optional().describe('缺省：全部；0：只要未标记的；1：只要疑似垃圾的'),
  format: z.enum(['json', 'csv']).default('json'),
})

const yesOrNo = z.enum(['0', '1']).optional()

export const cardListQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  since: filters.since.describe('只要这一天或这个时刻起有变化的：新提交、改联系方式或时间、清空'),
  until: filters.until.describe('只要到这一天为止（含）或这个时刻之前有过最后变化的'),
  city: filters.city,
  country: filters.country,
  name: filters.name,
  contact: filters.contact,
  verified: yesOrNo.describe('1：至少一次提交经过短信验证；0：一次也没有'),
  spam: yesOrNo.describe('0：至少一次提交未被标记；1：全部被标为疑似垃圾'),
  source: text.describe('有过这个来源的提交'),
  form: text.describe('有过这种表单的提交'),
  q: z
    .string()
    .regex(/^\d{4,11}$/)
    .optional()
    .describe('号码的末几位，4 到 11 位'),
  format: z.enum(['json', 'csv']).default('json'),
})

const tells = {
  form: z.enum(Object.keys(leadForms)).optional().describe('表单种类；缺省或不认识时按 general 检查'),
  website: z.string().optional().describe('蜜罐，必须留空'),
  elapsed: z.string().optional().describe('从表单出现到提交的毫秒数'),
}
const saved = z.object({
  msg: z.string(),
  id: z.string(),
  receipt: z
    .string()
    .optional()
    .describe('回执页在本站的路径，30 天有效，只给提交者本人；无法确定是不是本人时没有这一项'),
})

/** The calls that are not content: codes, leads, record cards and receipts. */
export const leadCalls = {
  sendCode: {
    method: 'get',
    path: codePath,
    summary: '发送短信验证码',
    description:
      '只接受本站页面的请求。每个号码 60 秒 1 次、1 小时 5 次、24 小时 10 次；每个地址 10 分钟 10 次、24 小时 100 次；全站 1 小时 300 次、24 小时 2000 次。',
    query: z.object({ phone: z.string(), check_string: z.string() }),
    data: z.object({ msg: z.string() }),
  },
  submit: {
    method: 'post',
    path: formPath,
    summary: '提交表单，不带验证码',
    description:
      '同一表单同一号码 24 小时内只收一次，重复的回 1008；request_id 相同的重发得到第一次的答复。receipt 是回执页的路径。',
    query: noQuery,
    body: leadSchema('general', false).extend(tells),
    data: saved,
  },
  submitCoded: {
    method: 'post',
    path: codedFormPath,
    summary: '提交表单，带验证码',
    description:
      '验证码 10 分钟有效，最近两个都能用，各用一次；最新的验证码错 5 次后回 1005，重新获取后重新计数。',
    query: noQuery,
    body: leadSchema('general', true).extend(tells),
    data: saved,
  },
  pull: {
    method: 'get',
    path: formPath,
    summary: '顾问领取表单',
    description:
      '从最早的未确认表单起，领到的 5 分钟内不会再发给任何人，过时未确认的会再次发出。total 是符合条件的全部未确认的数目。疑似垃圾的也一并发出，每条都带 spam 与 spam_reason；spam=0 只领未标记的，spam=1 只领被标记的。format=csv 得到同样内容的表格。每个密钥每分钟 60 次；密钥不对 10 次之后，那个地址 10 分钟内对不上的密钥回 HTTP 429，对的照常。',
    query: leadListQuerySchema,
    data: z.object({ list: z.array(pulledLeadSchema), total: z.int() }),
    keyed: true,
  },
  acknowledge: {
    method: 'post',
    path: acknowledgePath,
    summary: '顾问确认已收到的表单',
    description: 'ids 用逗号隔开，或重复多次。acknowledged 是这次新确认的数目。',
    query: noQuery,
    body: z.object({ ids: z.string() }),
    data: z.object({ acknowledged: z.int() }),
    keyed: true,
  },
  cards: {
    method: 'get',
    path: cardsPath,
    summary: '顾问查看记录卡',
    description:
      '一个号码一张卡，最近有变化的在前；不占用、不确认任何表单。条件同时满足。format=csv 得到同样内容的表格。与领取表单合计，每个密钥每分钟 60 次；每次读取都有记录。',
    query: cardListQuerySchema,
    data: pageOf(leadCardSchema),
    keyed: true,
  },
  card: {
    method: 'get',
    path: `${cardsPath}/{id}`,
    summary: '顾问查看一张记录卡与其全部提交',
    query: noQuery,
    data: leadCardDetailSchema,
    keyed: true,
  },
  sheet: {
    method: 'get',
    path: sheetPath,
    summary: '顾问下载表格',
    description:
      '给人看的 CSV：中文表头、北京时间、号码按文字保存，条数不限，从最近的起；不占用、不确认任何表单。各列的含义见 lib/host/README.md。条件同时满足；每次下载都有记录。',
    query: sheetQuerySchema,
    data: z.string(),
    keyed: true,
  },
  markSpam: {
    method: 'post',
    path: spamPath,
    summary: '顾问标记或取消标记垃圾',
    description: 'ids 用逗号隔开，或重复多次。changed 是这次改动的数目。',
    query: noQuery,
    body: z.object({ ids: z.string(), spam: z.enum(['0', '1']).describe('1：标记；0：取消标记') }),
    data: z.object({ changed: z.int() }),
    keyed: true,
  },
  callPage: {
    method: 'get',
    path: `${leadCallPath}/{code}`,
    summary: '顾问从群通知的链接打开一条线索',
    description:
      '凭通知里的随机码，过期、未知或资料已清空回 1404。号码与称呼打码；带上 caller 与显示号码时得到的 proof 才给出全部。',
    query: z.object({ caller: z.string().optional(), proof: z.string().optional() }),
    data: callPageSchema,
  },
  call: {
    method: 'post',
    path: leadCallPath,
    summary: '显示号码，或记下联系的结果',
    description:
      '只接受本站页面的表单。每次都写下顾问的姓名。浏览器直接提交的回 303 到那一页；其余在显示号码时得到 proof。',
    query: noQuery,
    body: z.object({
      action: z.enum(['reveal', 'outcome']),
      code: z.string(),
      caller: z.string().describe('顾问的姓名'),
      outcome: z.enum(['reached', 'unreached', 'later', 'invalid']).optional(),
      note: z.string().optional(),
    }),
    data: z.object({ msg: z.string(), proof: z.string().optional() }),
  },
  receipt: {
    method: 'get',
    path: `${receiptCallPath}/{code}`,
    summary: '查看回执',
    description: '凭随机码，内容打码。未知或过期回 1404；每个地址 10 分钟 60 次，与下面的操作合计。',
    query: noQuery,
    data: receiptSchema,
  },
  changeReceipt: {
    method: 'post',
    path: receiptCallPath,
    summary: '用回执改时间、改联系方式、停止联系或删除资料',
    description:
      '只接受本站页面的表单。号码经过验证的回执管这个号码的全部记录，其余只管那一次提交。浏览器直接提交的回 303 到回执页。',
    query: noQuery,
    body: receiptRequestSchema,
    data: z.object({ msg: z.string() }),
  },
} satisfies Record<string, Call>
