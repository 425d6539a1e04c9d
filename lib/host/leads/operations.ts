import { z } from 'zod'
import { pageOf } from '@/lib/api/envelope'
import { codeQuerySchema } from '@/lib/host/sms/routes'
import { leadForms } from '@/lib/leads/forms'
import { receiptRequestSchema, receiptSchema } from '@/lib/leads/receipt'
import { leadSchema } from '@/lib/leads/schema'
import { leadCardDetailSchema, leadCardSchema } from './card-record'
import { cardListQuerySchema } from './card-routes'
import { leadListQuerySchema } from './consultants'
import { pulledLeadSchema } from './record'

/** A call that is not content. `body` is form-encoded; `keyed` calls want `Authorization: Bearer <key>`. */
export type LeadOperation = {
  method: 'get' | 'post'
  path: string
  summary: string
  description?: string
  query: z.ZodObject
  body?: z.ZodObject
  data: z.ZodType
  keyed?: boolean
}

const none = z.object({})
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

export const leadOperations: readonly LeadOperation[] = [
  {
    method: 'get',
    path: '/v1/sms_logs',
    summary: '发送短信验证码',
    description:
      '只接受本站页面的请求。每个号码 60 秒 1 次、1 小时 5 次、24 小时 10 次；每个地址 10 分钟 10 次、24 小时 100 次；全站 1 小时 300 次。',
    query: codeQuerySchema,
    data: z.object({ msg: z.string() }),
  },
  {
    method: 'post',
    path: '/v1/general_form_pc',
    summary: '提交表单，不带验证码',
    description:
      '同一表单同一号码 24 小时内只收一次，重复的回 1008；request_id 相同的重发得到第一次的答复。receipt 是回执页的路径。',
    query: none,
    body: leadSchema('general', false).extend(tells),
    data: saved,
  },
  {
    method: 'post',
    path: '/v1/general_form_pc_sms',
    summary: '提交表单，带验证码',
    description:
      '验证码 10 分钟有效，最近两个都能用，各用一次；最新的验证码错 5 次后回 1005，重新获取后重新计数。',
    query: none,
    body: leadSchema('general', true).extend(tells),
    data: saved,
  },
  {
    method: 'get',
    path: '/v1/general_form_pc',
    summary: '顾问领取表单',
    description:
      '从最早的未确认表单起，领到的 5 分钟内不会再发给任何人，过时未确认的会再次发出。total 是符合条件的全部未确认的数目。疑似垃圾的也一并发出，每条都带 spam 与 spam_reason；spam=0 只领未标记的，spam=1 只领被标记的。format=csv 得到同样内容的表格。每个密钥每分钟 60 次；每个地址 10 分钟内失败 10 次后回 HTTP 429。',
    query: leadListQuerySchema,
    data: z.object({ list: z.array(pulledLeadSchema), total: z.int() }),
    keyed: true,
  },
  {
    method: 'post',
    path: '/v1/general_form_pc/ack',
    summary: '顾问确认已收到的表单',
    description: 'ids 用逗号隔开，或重复多次。acknowledged 是这次新确认的数目。',
    query: none,
    body: z.object({ ids: z.string() }),
    data: z.object({ acknowledged: z.int() }),
    keyed: true,
  },
  {
    method: 'get',
    path: '/v1/lead_cards',
    summary: '顾问查看记录卡',
    description:
      '一个号码一张卡，最近有变化的在前；不占用、不确认任何表单。条件同时满足。format=csv 得到同样内容的表格。与领取表单合计，每个密钥每分钟 60 次；每次读取都有记录。',
    query: cardListQuerySchema,
    data: pageOf(leadCardSchema),
    keyed: true,
  },
  {
    method: 'get',
    path: '/v1/lead_cards/{id}',
    summary: '顾问查看一张记录卡与其全部提交',
    query: none,
    data: leadCardDetailSchema,
    keyed: true,
  },
  {
    method: 'get',
    path: '/v1/receipt/{code}',
    summary: '查看回执',
    description: '凭随机码，内容打码。未知或过期回 1404；每个地址 10 分钟 60 次，与下面的操作合计。',
    query: none,
    data: receiptSchema,
  },
  {
    method: 'post',
    path: '/v1/receipt',
    summary: '用回执改时间、改联系方式、停止联系或删除资料',
    description:
      '只接受本站页面的表单。号码经过验证的回执管这个号码的全部记录，其余只管那一次提交。浏览器直接提交的回 303 到回执页。',
    query: none,
    body: receiptRequestSchema,
    data: z.object({ msg: z.string() }),
  },
]
