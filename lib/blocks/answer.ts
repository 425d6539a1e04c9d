import { z } from 'zod'
import { isCostCountry } from '@/lib/collections/kinds/cost-country'
import { programmeId } from '@/lib/collections/kinds/programme'
import { publisherOf } from '@/lib/facts/publishers'
import { levels } from '@/lib/tools/cost/levels'
import { copy, figureId, printable, printableStatement, statementId, words } from './text'

const unknownKind =
  '写 fact（数字的编号）、statement 加 says（规定的编号和原文里的几个字）、day（登记的日期，如 {{ucas.main}}）、when（自己安排的月份或用时）之一'

const figureValue = z.strictObject({ fact: figureId })

const ruleValue = z.strictObject({ statement: statementId, says: words(24) })
const quotes = ({ statement: id, says }: z.output<typeof ruleValue>) =>
  (printableStatement(id)?.text ?? '').includes(says)
const misquoted = {
  path: ['says'],
  error: '要和登记的原文一字不差：从 npm run facts 查到的那句话里截一段',
}

const dayValue = z.strictObject({
  day: copy(100).regex(/\{\{[\w-]+\.[\w:-]+\}\}/, '日期写登记的编号，例如 {{ucas.main}}'),
})

/** A value with its evidence: a figure, words quoted from a registered rule, or a date of the register. */
const sourced = z.union([figureValue, ruleValue.refine(quotes, misquoted), dayValue], unknownKind)
export type Sourced = z.output<typeof sourced>

/** Whose the value is, when it is not the whole country's: printed before it. */
const of = { of: copy(14).optional() }

const isOfUniversity = (entry: { source: { url: string } } | null) =>
  entry !== null && publisherOf(entry.source.url)?.kind === 'university'

const ofWhom = {
  path: ['of'],
  error: '出处是一所大学：写 of（学校或课程的名字），这样它不会被当成全国的数；大学转述的全国规定写 of: 全国',
}

/**
 * A value in a table about a whole country: what a university publishes about itself names the university. `schools` is what its schools
 * require, from the school library.
 */
export const sourcedOfCountry = z.union(
  [
    figureValue
      .extend(of)
      .refine((item) => item.of !== undefined || !isOfUniversity(printable(item.fact)), ofWhom),
    ruleValue
      .extend(of)
      .refine(quotes, misquoted)
      .refine((item) => item.of !== undefined || !isOfUniversity(printableStatement(item.statement)), ofWhom),
    dayValue.extend(of),
    z.strictObject({ schools: z.literal('ielts') }),
  ],
  unknownKind,
)

const label = { label: copy(14) }

/** A month or a length in the page's own plan, as a text. */
const planned = z.strictObject({ when: copy(20) })

const labelled = z.union(
  [
    figureValue.extend(label),
    ruleValue.extend(label).refine(quotes, misquoted),
    dayValue.extend(label),
    planned.extend(label),
  ],
  unknownKind,
)

/** What readers open the page for, above everything else: two to four figures, rules or dates, or whether a programme is open. */
export const answer = z
  .strictObject({
    /** A year and the whole course in yuan, by the rules of the cost calculator: two values. */
    budget: z
      .strictObject({
        country: z.string().refine(isCostCountry, '费用计算器里没有这个国家代码'),
        level: z.enum(levels.map(({ value }) => value)),
      })
      .optional(),
    /** Whether a programme takes applications, with the date of that information, and the progress of its queue. */
    programme: programmeId.optional(),
    items: z.array(labelled).default([]),
  })
  .refine(
    ({ budget, programme, items }) => {
      const values = (budget === undefined ? 0 : 2) + (programme === undefined ? 0 : 1) + items.length
      return values <= 4 && (programme !== undefined || values >= 2)
    },
    { error: '要有 2 到 4 个值（budget 算两个）；有 programme 时，其余可以不写' },
  )
export type Answer = z.output<typeof answer>
