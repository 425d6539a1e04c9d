import { z } from 'zod'
import { handoverPath, outcomePath } from '@/lib/leads/api-paths'
import { callerName, callOutcomeSchema, callOutcomes } from '@/lib/leads/call-outcome'
import { fieldLimit, readLimit } from '@/lib/leads/field-limits'
import { handoverReasonSchema, ownerSchema } from '@/lib/leads/handover'
import { isWellFormedId } from '@/lib/leads/lead-ids'
import { messages } from '@/lib/leads/messages'
import { visibleLines } from '@/lib/leads/text'
import { noQuery, type Operation } from './operation'

/** Most leads of one request. */
export const idsPerRequest = 500

/** A body with exactly these fields. An unknown one is refused: a mistyped name would lose what it holds. */
const exactly = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `没有“${issue.keys.join('”“').slice(0, 80)}”这一项，只能用 ${Object.keys(shape).join('、')}`
        : undefined,
  })

const idsSchema = z
  .string('要写线索的编号，几个之间用逗号隔开')
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ])
  .superRefine((ids, context) => {
    const wrong = ids.find((id) => !isWellFormedId(id))
    if (ids.length === 0) context.addIssue('要写线索的编号，几个之间用逗号隔开')
    else if (ids.length > idsPerRequest)
      context.addIssue(`一次至多 ${idsPerRequest} 个，给了 ${ids.length} 个`)
    else if (wrong !== undefined) context.addIssue(`“${wrong.slice(0, 40)}”不是线索的编号`)
  })
  .describe(`线索的编号，用逗号隔开，或重复多次；一次至多 ${idsPerRequest} 个`)

const optionalCaller = callerName
  .optional()
  .describe('顾问的姓名，写进记录；system 密钥必须写，person 密钥缺省是密钥的名称')

/** When something happened, with its zone; ms since 1970. */
const pastMoment = z.iso
  .datetime({ offset: true, error: '要写成带时区的时间，如 2026-11-20T09:00:00+08:00' })
  .transform((text) => Date.parse(text))
  .optional()

export const leadOutcomeSchema = exactly({
  ids: idsSchema,
  outcome: callOutcomeSchema.describe(
    Object.entries(callOutcomes)
      .map(([name, meaning]) => `${name} ${meaning}`)
      .join('，'),
  ),
  caller: optionalCaller,
  note: z
    .string()
    .max(readLimit, `至多 ${fieldLimit} 个字`)
    .transform(visibleLines)
    .pipe(z.string().max(fieldLimit, `至多 ${fieldLimit} 个字`))
    .optional()
    .describe('备注；无效的写原因，报表按它计数'),
  time: pastMoment.describe('联系的时间，带时区，不能是将来或早于提交；缺省是现在'),
})
export type LeadOutcomeRequest = z.output<typeof leadOutcomeSchema>

export const leadHandoverSchema = exactly({
  ids: idsSchema,
  to: ownerSchema.describe('转给谁：办公室，或 办公室/顾问，如 上海/李老师'),
  reason: handoverReasonSchema.describe('为什么转'),
  caller: optionalCaller,
})
export type LeadHandoverRequest = z.output<typeof leadHandoverSchema>

/** The operations by which a company's own system reports back what became of leads. */
export const leadActionOperations = {
  recordOutcome: {
    method: 'post',
    path: outcomePath,
    summary: '写回联系结果',
    description: [
      '与顾问在网页上记结果相同：进表格与报表，已联系与无效即为确认。',
      'recorded 是这次新记下的条数：同一线索、结果、顾问、备注与 time 的重发不会记两遍；不写 time 的，一分钟内同样的只记一次。',
      `有一处不对就整个拒绝，什么都不记，并说出第一处：${messages.malformed}：哪一项 错在哪里。不认识或已清空的编号也是。`,
    ].join(''),
    query: noQuery,
    body: leadOutcomeSchema,
    data: z.object({ recorded: z.int() }),
    keyed: true,
  },
  handOver: {
    method: 'post',
    path: handoverPath,
    summary: '把线索转给别的办公室或顾问',
    description: [
      '新的归属从这时起有 10 分钟；到时没有人看过的，再通知一次，并转给总部。handed 是这次转了的条数，已经归它的不算。',
      '有一处不对就整个拒绝，什么都不改，并说出第一处；不认识的办公室、顾问和编号也是。',
    ].join(''),
    query: noQuery,
    body: leadHandoverSchema,
    data: z.object({ handed: z.int() }),
    keyed: true,
  },
} satisfies Record<string, Operation>
