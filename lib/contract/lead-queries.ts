import { z } from 'zod'
import { day } from '@/lib/core/time'
import { channelName } from '@/lib/leads/channel'
import { fieldLimit } from '@/lib/leads/field-limits'
import { contacts } from '@/lib/leads/receipt'

const yesOrNo = z.enum(['0', '1']).optional()
const text = z.string().min(1).max(fieldLimit).optional()
const channelText = z.string().min(1).max(fieldLimit).transform(channelName).optional()

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
      return Date.parse(`${typed}T00:00:00+08:00`) + (edge === 'through' ? day : 0)
    })
    .optional()

/** The filters of a request; all must be met. An unknown one is refused, because ignoring it would return all leads. */
const conditions = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `没有“${issue.keys.join('”“').slice(0, 80)}”这个条件，只能用 ${Object.keys(shape).join('、')}`
        : undefined,
  })

const filters = {
  city: text.describe('城市：表单里选的，或来源里写明的'),
  country: text.describe('意向国家'),
  source: text.describe('来源里含有这些字'),
  name: text.describe('称呼里含有这些字'),
  contact: z.enum(contacts).optional().describe('对联系方式的要求'),
  office: text.describe('归这个办公室的'),
  campaign: channelText.describe('这个活动带来的（报表里的名称），大小写不分'),
  channel: channelText.describe('这个渠道带来的（报表里的名称），大小写不分'),
  landing: text.describe('来访的第一页是这一页'),
  since: momentSchema('from').describe('这一天（北京时间）或这个时刻起提交的'),
  until: momentSchema('through').describe('到这一天为止（含）或这个时刻之前提交的'),
}

export const sheetQuerySchema = conditions({
  ...filters,
  unfetched: yesOrNo.describe('1：只要还没有确认的'),
  spam: yesOrNo.describe('0：只要未标记的；1：只要疑似垃圾的'),
})
/** Filters of leads; all must be met. */
export type LeadFilters = z.output<typeof sheetQuerySchema>

/** The groupings of a report. */
export const reportGroupings = ['campaign', 'source', 'office', 'page', 'day'] as const

export const reportQuerySchema = conditions({
  since: momentSchema('from')
    .nonoptional('要写从哪一天起，如 2026-11-01')
    .describe('这一天（北京时间）或这个时刻起'),
  until: momentSchema('through').describe('到这一天为止（含）或这个时刻之前；缺省到现在'),
  by: z
    .enum(reportGroupings, `只能是 ${reportGroupings.join('、')}`)
    .default('campaign')
    .describe('campaign 活动；source 渠道；office 办公室；page 页面；day 天'),
})

export const leadListQuerySchema = conditions({
  ...filters,
  limit: z.coerce.number().int().min(1).max(100).default(20),
  spam: yesOrNo.describe('缺省：全部；0：只要未标记的；1：只要疑似垃圾的'),
  format: z.enum(['json', 'csv']).default('json'),
})
