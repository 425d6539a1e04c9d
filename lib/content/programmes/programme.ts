import { z } from 'zod'
import { programmeStates, readingSourceSchema } from '@/lib/contract/products'

const monthOrDay = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, '要写成 2026-10 或 2026-10-04；没有日期写 null')

const readingSchema = z.strictObject({
  state: z.enum(programmeStates),
  /** Day or month for which the source states it; null when the source has no date. */
  asOf: monthOrDay.nullable(),
  source: readingSourceSchema,
  /** What was read, in a sentence. */
  text: z.string().min(1).optional(),
})

const programmeSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[a-z0-9-]+$/),
  /** The authority's name for it. */
  name: z.string().min(1),
  /** Where the authority in charge publishes. */
  official: z.strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
  /** Newest first: the first is the current state. */
  readings: z.tuple([readingSchema], readingSchema),
  /** Ids of statements of the fact registry with amounts and fees; empty when no citable one was read. */
  amounts: z.array(z.string()).default([]),
  /** How long it takes, as far as it was read. */
  times: z.string().min(1).default('办理时间看主管机关公布的处理时间，递交前看一次，递交后再看一次。'),
  /** What an applicant must ask the authority, because it changes or because sources contradict each other. */
  toAsk: z.tuple([z.string().min(1)], z.string().min(1)),
  /** What replaced it, or that nothing did; for programmes that take no applications. */
  instead: z.array(z.string().min(1)).default([]),
})

export type Reading = z.output<typeof readingSchema>
export type Programme = z.output<typeof programmeSchema>

/**
 * Checks one programme.
 * @throws Error with the programme and each invalid field
 */
export function defineProgramme(input: z.input<typeof programmeSchema>): Programme {
  const result = programmeSchema.safeParse(input)
  const problems = result.success
    ? [...inOrder(result.data), ...missingReplacement(result.data)]
    : result.error.issues.map(({ path, message }) => `${path.join('.')}：${message}`)
  if (result.success && problems.length === 0) return result.data
  throw new Error(`lib/content/programmes/${input.id}.ts 有误\n${problems.join('\n')}`)
}

function inOrder({ readings }: Programme): string[] {
  const dated = readings.flatMap(({ asOf }) => (asOf === null ? [] : [asOf]))
  return dated.every((day, index) => index === 0 || day <= (dated[index - 1] ?? ''))
    ? []
    : ['readings：新的写在前面']
}

/** A closed programme must say where its readers can go instead. */
function missingReplacement({ readings: [{ state }], instead }: Programme): string[] {
  return (state === 'closed' || state === 'paused') && instead.length === 0
    ? ['instead：不收申请的项目要写由什么接替，没有接替的也写明']
    : []
}
