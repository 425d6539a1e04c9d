import { z } from 'zod'

const webAddress = z.url({ protocol: /^https?$/ })

const base = {
  id: z.string().regex(/^[\w.-]+$/),
  topic: z.string().min(1),
  label_zh: z.string().min(1),
  source_name: z.string().min(1),
  source_url: webAddress,
  quote: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
}

/** How far a figure may be trusted today; decides whether and how it is printed. */
export const figureStatuses = [
  'latest_found',
  'undated_source',
  'check_before_print',
  'low_confidence',
  'superseded_or_old',
  'conflict',
] as const

/** A figure as the research wrote it down: one number, a range, or a short text such as `2+3+3`. */
export const figureRowSchema = z.strictObject({
  ...base,
  country: z.string().regex(/^[a-z]{2}$/),
  value: z.union([
    z.number(),
    z.tuple([z.number(), z.number()]),
    z.array(z.number()).min(1),
    z.string().min(1),
  ]),
  unit: z.string().min(1),
  period: z.string().min(1),
  status: z.enum(figureStatuses),
})

/** A rule or statement as the research wrote it down. `status` is the state of an immigration programme, where it is one. */
export const statementRowSchema = z.strictObject({
  ...base,
  country: z.string().min(2),
  statement_zh: z.string().min(1),
  as_of: z.string().min(1),
  status: z.enum(['open', 'closed', 'paused', 'unknown']).nullable(),
  /** Set where a dated source stands alone or is old, so that the reader is asked to check. */
  check: z.literal(true).optional(),
})

export type FigureRow = z.output<typeof figureRowSchema>
export type StatementRow = z.output<typeof statementRowSchema>
