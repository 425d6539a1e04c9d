import { z } from 'zod'
import {
  acknowledgePath,
  codedFormPath,
  codePath,
  formPath,
  leadCallPath,
  receiptRequestPath,
  resultRequestPath,
  sheetPath,
  spamPath,
} from '@/lib/leads/api-paths'
import { callOutcomeSchema } from '@/lib/leads/call-outcome'
import { leadForms } from '@/lib/leads/forms'
import { boardQuerySchema, callOrBoardSchema } from '@/lib/leads/office-board'
import { receiptRequestSchema, receiptSchema } from '@/lib/leads/receipt'
import { leadSchema } from '@/lib/leads/schema'
import { smsLimits } from '@/lib/leads/sms-limits'
import { leadListQuerySchema, sheetQuerySchema } from './lead-queries'
import { pulledLeadSchema } from './lead-records'
import { noQuery, type Operation } from './operation'

const spamSignals = {
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

const { phone, address, site: whole } = smsLimits

/** The operations that are not content: codes, leads and receipts. */
export const leadOperations = {
  sendCode: {
    method: 'get',
    path: codePath,
    summary: '发送短信验证码',
    description: `只接受本站页面的请求。每个号码 60 秒 ${phone.minute} 次、1 小时 ${phone.hour} 次、24 小时 ${phone.day} 次；每个地址 10 分钟 ${address.tenMinutes} 次、24 小时 ${address.day} 次；全站 1 小时 ${whole.hour} 次、24 小时 ${whole.day} 次。`,
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
    body: leadSchema('general', false).extend(spamSignals),
    data: saved,
  },
  submitCoded: {
    method: 'post',
    path: codedFormPath,
    summary: '提交表单，带验证码',
    description:
      '验证码 10 分钟有效，最近两个都能用，各用一次；最新的验证码错 5 次后回 1005，重新获取后重新计数。',
    query: noQuery,
    body: leadSchema('general', true).extend(spamSignals),
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
  sheet: {
    method: 'get',
    path: sheetPath,
    summary: '顾问下载表格',
    description:
      '给人看的 CSV：中文表头、北京时间、号码按文字保存，条数不限，从最近的起；不占用、不确认任何表单。各列的含义见 lib/leads/README.md。条件同时满足；每次下载都有记录。',
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
    summary: '顾问从链接打开一条线索，或用密钥打开办公室的线索与报表',
    description:
      '凭通知里的随机码或网页的密钥，过期、未知或资料已清空回 1404。号码与称呼打码；带上 caller 与显示号码时得到的 proof 才给出全部。其余条件只用于密钥打开的网页，不认识的值当作没有写。',
    query: z.object({
      caller: z.string().optional(),
      proof: z.string().optional(),
      ...boardQuerySchema.shape,
    }),
    data: callOrBoardSchema,
  },
  call: {
    method: 'post',
    path: leadCallPath,
    summary: '显示号码，记下联系的结果，或转给别人',
    description:
      '只接受本站页面的表单。每次都写下顾问的姓名。浏览器直接提交的回 303 到那一页；其余在显示号码时得到 proof。',
    query: noQuery,
    body: z.object({
      action: z.enum(['reveal', 'outcome', 'handover']),
      code: z.string(),
      caller: z.string().describe('顾问的姓名'),
      outcome: callOutcomeSchema.optional(),
      note: z.string().optional(),
      to: z.string().optional().describe('转给谁：办公室，或 办公室/顾问'),
      reason: z.string().optional().describe('为什么转'),
    }),
    data: z.object({ msg: z.string(), proof: z.string().optional() }),
  },
  receipt: {
    method: 'get',
    path: `${receiptRequestPath}/{code}`,
    summary: '查看回执',
    description: '凭随机码，内容打码。未知或过期回 1404；每个地址 10 分钟 60 次，与下面的操作合计。',
    query: noQuery,
    data: receiptSchema,
  },
  result: {
    method: 'get',
    path: `${resultRequestPath}/{proof}`,
    summary: '核对提交结果的凭据',
    description:
      '表单不经脚本提交后，结果页的网址里带着凭据，10 分钟有效；没有它，结果页不说提交成功或失败。不认识或过期回 1404。',
    query: noQuery,
    data: z.object({ code: z.int(), msg: z.string().describe('表单得到的答复；转自外部接口的为空') }),
  },
  changeReceipt: {
    method: 'post',
    path: receiptRequestPath,
    summary: '用回执改时间、改联系方式、停止联系或删除资料',
    description:
      '只接受本站页面的表单。号码经过验证的回执管这个号码的全部记录，其余只管那一次提交。浏览器直接提交的回 303 到回执页。',
    query: noQuery,
    body: receiptRequestSchema,
    data: z.object({ msg: z.string() }),
  },
} satisfies Record<string, Operation>
