import { z } from 'zod'
import { callPageSchema } from './call-outcome'

/** The state of a lead on an office's board. */
export const boardStates = { new: '未看', open: '要再联系', reached: '已联系', invalid: '无效' } as const
export type BoardState = keyof typeof boardStates
export const boardStateSchema = z.enum(['new', 'open', 'reached', 'invalid'] satisfies BoardState[])

export const boardGroupings = {
  campaign: '活动',
  source: '渠道',
  office: '办公室',
  page: '页面',
  day: '天',
} as const
const boardGroupingSchema = z.enum(['campaign', 'source', 'office', 'page', 'day'])

/** Leads on one page of a board. */
export const boardPageSize = 30

const leadsBoardSchema = z.object({
  kind: z.literal('leads'),
  office: z.string().nullable().describe('null：报表里一行的线索'),
  row: z
    .object({ by: boardGroupingSchema, name: z.string(), days: z.int() })
    .nullable()
    .describe('报表里的哪一行'),
  holder: z.string().describe('密钥的名称'),
  expires_at: z.iso.datetime(),
  counts: z.record(boardStateSchema, z.int()),
  total: z.int(),
  page: z.int(),
  list: z.array(
    z.object({
      href: z.string().describe('打开这一条线索的网址'),
      reference: z.string(),
      name: z.string().nullable().describe('打码'),
      phone: z.string().describe('打码'),
      state: boardStateSchema,
      form: z.string(),
      source: z.string().nullable(),
      wish: z.string().nullable(),
      call_time: z.string().nullable(),
      created_at: z.iso.datetime(),
      due_at: z.iso.datetime(),
      late: z.boolean().describe('过了应当联系的时间还没有人看过'),
      person: z.string().nullable().describe('转给了这里的哪位顾问'),
      opened_by: z.string().nullable(),
      note: z.string().nullable().describe('最近一次联系的备注'),
    }),
  ),
})

const reportLineSchema = z.object({
  name: z.string(),
  visits: z.int().nullable(),
  leads: z.int(),
  verified: z.int(),
  reached: z.int(),
  invalid: z.int(),
  minutes_to_open: z.number().nullable(),
})

const reportBoardSchema = z.object({
  kind: z.literal('report'),
  holder: z.string(),
  expires_at: z.iso.datetime(),
  by: boardGroupingSchema,
  days: z.int(),
  lines: z.array(reportLineSchema),
  total: reportLineSchema,
  notes: z.array(z.string()),
  opens_leads: z.boolean().describe('这个网址能不能打开每一行的线索'),
})

/** What a key opens. */
export const boardSchema = z.discriminatedUnion('kind', [leadsBoardSchema, reportBoardSchema])
export type Board = z.output<typeof boardSchema>

/** What a code in the address of a consultant's page opens. */
export const callOrBoardSchema = z.discriminatedUnion('kind', [callPageSchema, boardSchema])
export type LeadsBoard = z.output<typeof leadsBoardSchema>
export type ReportBoard = z.output<typeof reportBoardSchema>

/** The query of a board; invalid values count as missing. */
export const boardQuerySchema = z.object({
  state: boardStateSchema.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
  by: boardGroupingSchema.default('campaign').catch('campaign'),
  row: z.string().min(1).max(200).optional().catch(undefined),
  days: z.coerce.number().int().min(1).max(180).default(30).catch(30),
})
export type BoardQuery = z.output<typeof boardQuerySchema>
