import { z } from 'zod'
import { chatOperatorPath, chatPath, chatStreamPath } from '@/lib/leads/api-paths'
import {
  chatOperatorSchema,
  chatPostSchema,
  chatQuerySchema,
  chatViewSchema,
  operatorStreamQuerySchema,
} from '@/lib/leads/chat'
import { noQuery, type Operation } from './operation'

/** Conversations: the visitor's side, and the consultant's side, which is opened by a link. */
export const chatOperations = {
  write: {
    method: 'post',
    path: chatPath,
    summary: '访客写一句',
    description:
      '只接受本站页面的请求。先保存再回答；id 相同的只保存一次。第一句开始一次会话，随机码放在 Cookie 里。每个地址 10 分钟 120 句，每次会话 400 句。',
    query: noQuery,
    body: chatPostSchema,
    data: chatViewSchema,
  },
  read: {
    method: 'get',
    path: chatPath,
    summary: '访客读取这次会话',
    description: '凭 Cookie。没有会话时 messages 为空。收不到推送的浏览器用它轮询。',
    query: chatQuerySchema,
    data: chatViewSchema,
  },
  stream: {
    method: 'get',
    path: chatStreamPath,
    summary: '访客接收推送（text/event-stream）',
    description:
      '凭 Cookie。事件：message 一句话，state 会话的状态，beat 每 10 秒一次的心跳。断开后按 Last-Event-ID 接着发；没有会话回 HTTP 404，连接太多回 HTTP 503。',
    query: chatQuerySchema,
    data: z.string(),
  },
  operator: {
    method: 'get',
    path: `${chatOperatorPath}/{code}`,
    summary: '顾问从链接打开一次会话，或办公室的会话',
    description: '凭通知里的随机码或办公室网页的随机码，过期、未知或已清空回 1404。填过姓名之前号码打码。',
    query: z.object({ caller: z.string().optional(), proof: z.string().optional() }),
    data: chatOperatorSchema,
  },
  operatorStream: {
    method: 'get',
    path: `${chatOperatorPath}/{code}/stream`,
    summary: '顾问接收推送（text/event-stream）',
    description: '事件：changed 与 version 相比有变化，beat 每 10 秒一次的心跳；不含会话内容。',
    query: operatorStreamQuerySchema,
    data: z.string(),
  },
  act: {
    method: 'post',
    path: chatOperatorPath,
    summary: '顾问回答、接待、转给别的办公室、结束会话，或记成线索',
    description:
      '只接受本站页面的表单。先回答的顾问接待这次会话，别人要先接过来（take）。浏览器直接提交的回 303 到那一页。',
    query: noQuery,
    body: z.object({
      action: z.enum(['open', 'take', 'reply', 'handover', 'close', 'lead']),
      code: z.string(),
      caller: z.string().describe('顾问的姓名，访客看得到'),
      id: z.uuid().optional().describe('action=reply 时必填，重发时不变'),
      text: z.string().optional().describe('action=reply 时必填'),
      office: z.string().optional().describe('action=handover 时必填'),
      name: z.string().optional().describe('action=lead 时必填'),
      phone: z.string().optional().describe('action=lead 时必填'),
    }),
    data: z.object({ msg: z.string(), said: z.string(), proof: z.string().optional() }),
  },
} satisfies Record<string, Operation>
