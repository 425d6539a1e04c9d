import { z } from 'zod'
import { figureId, printableStatement, statementId } from '@/lib/blocks/text'
import { collectionOf } from '@/lib/collections/collection'
import { knownId } from '@/lib/collections/known-id'
import { programmeStates, readingSourceSchema } from '@/lib/contract/products'
import { grouped } from '@/lib/core/numbers'
import { currencies } from '@/lib/facts/format'

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

/** An amount with its evidence: a figure, or words quoted from a statement of the fact registry. */
const amountSchema = z.union(
  [
    z.strictObject({ fact: figureId }),
    z
      .strictObject({
        statement: statementId,
        says: z.string().min(1),
        /** The amount of the words as a number, where they have one that is drawn. */
        amount: z.int().min(1).optional(),
        currency: z.enum(Object.keys(currencies)).optional(),
      })
      .refine(({ statement, says }) => (printableStatement(statement)?.text ?? '').includes(says), {
        path: ['says'],
        error: '要和登记的原文一字不差：从 npm run facts 查到的那句话里截一段',
      })
      .refine(
        ({ says, amount = 0, currency = '' }) =>
          amount === 0 || says.includes(`${grouped(amount / 10_000)} 万${currencies[currency]}`),
        { path: ['amount'], error: 'says 里没有这个数，或没有写 currency' },
      ),
  ],
  '写 fact（数字的编号），或 statement 加 says（规定的编号和原文里的几个字）',
)

export type ProgrammeAmount = z.output<typeof amountSchema>

const programmeSchema = z
  .strictObject({
    /** The authority's name for it. */
    name: z.string().min(1),
    /** Where the authority in charge publishes. */
    official: z.strictObject({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    /** Newest first: the first is the current state. */
    readings: z.tuple([readingSchema], readingSchema),
    /** Ids of statements of the fact registry with amounts and fees; empty when no citable one was read. */
    amounts: z.array(statementId).default([]),
    /** What the government takes from an applicant, as far as it was read; of several fees the first one to pay. */
    fees: amountSchema.optional(),
    /** The least that must be invested or given. */
    least: amountSchema.optional(),
    /** How long it takes, as far as it was read. */
    times: z.string().min(1).default('办理时间看主管机关公布的处理时间，递交前看一次，递交后再看一次。'),
    /** What an applicant must ask the authority, because it changes or because sources contradict each other. */
    toAsk: z.tuple([z.string().min(1)], z.string().min(1)),
    /** What replaced it, or that nothing did; for programmes that take no applications. */
    instead: z.array(z.string().min(1)).default([]),
  })
  .superRefine(({ readings, instead }, context) => {
    const complain = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const dated = readings.flatMap(({ asOf }) => (asOf === null ? [] : [asOf]))
    const late = dated.findIndex((day, index) => index > 0 && day > (dated[index - 1] ?? ''))
    if (late > 0) complain(['readings'], '新的写在前面')
    const [{ state }] = readings
    if ((state === 'closed' || state === 'paused') && instead.length === 0)
      complain(['instead'], '不收申请的项目要写由什么接替，没有接替的也写明')
  })

export type Programme = z.output<typeof programmeSchema> & { id: string }
export type Reading = Programme['readings'][number]

/** Every programme that the site mentions. Its state is recorded only here. */
export const programmes = collectionOf({
  name: 'programme',
  folder: 'lib/content/programmes',
  title: '移民项目',
  schema: programmeSchema,
  record: (written, id): Programme => ({ id, ...written }),
})

/** The id of a programme. */
export const programmeId = knownId(programmes.ids, '移民项目')

/** @throws Error when there is none, which the check of content reports before a build */
export function programmeOf(id: string): Programme {
  const programme = programmes.find(id)
  if (programme === null) throw new Error(`programme ${id}: unknown`)
  return programme
}

/** The last known state: whether a programme takes applications. */
export const latestReading = (id: string): Reading => programmeOf(id).readings[0]
