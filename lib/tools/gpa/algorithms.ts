import { z } from 'zod'
import { statementId } from '@/lib/blocks/text'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'
import { oneOf } from '@/lib/collections/fields'
import { prose } from '@/lib/contract/fields'

/** How the points of the scales follow from the score, where they do not change from step to step. */
const curves = {
  'pku-formula': (score: number) => 4 - (3 * (100 - score) ** 2) / 1600,
  five: (score: number) => (score - 50) / 10,
}

const scaleSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, '只用小写字母、数字和连字符'),
  name: prose,
  /** Bounds of the points of one course, and so of the average. */
  min: z.number(),
  max: z.number(),
  /** Statement of the registry. The points are its own, and the page prints it next to the table. */
  fact: statementId,
  /** Score of 100 from which upwards, until the next higher step, a course has these points. */
  steps: z
    .array(z.array(z.number()).length(2))
    .refine(
      (steps) =>
        steps.at(-1)?.[0] === 0 &&
        steps.every(([from = 0], at) => at === 0 || from < (steps[at - 1]?.[0] ?? 0)),
      '从高到低写，末一段从 0 起',
    ),
  /** From this step upwards the points follow a formula of the score. */
  curve: z
    .strictObject({
      from: z.number(),
      formula: prose,
      by: oneOf({ 'pku-formula': '', five: '' }, '公式'),
    })
    .optional(),
  /** What the numbers mean and do not mean. */
  note: prose,
})

/** Conversions for which the fact registry has a source, and those that people ask for and that have none. */
export const gpaScales = tableOf({
  name: 'gpa-scales',
  file: 'lib/content/labels/gpa-scales.yaml',
  title: '绩点算法',
  schema: z.strictObject({
    /** How every table treats scores between two whole numbers. */
    boundaryRule: prose,
    roundingRule: prose,
    scales: z.array(scaleSchema).min(1),
    leftOut: z.array(z.strictObject({ name: prose, why: prose })),
  }),
})

export type GpaAlgorithm = ReturnType<typeof algorithms>[number]

export const algorithms = derivedFrom(
  () => [gpaScales.read()],
  ({ scales }) =>
    scales.map(({ steps, ...scale }) => ({
      ...scale,
      steps: steps.map(([from = 0, points = 0]) => ({ from, points })),
    })),
)

/**
 * Number of parts in one point. Scores have two decimals, and the formula divides the square of the difference to 100 by 1,600: in these
 * parts the points of every score are whole numbers, so sums stay exact until they are rounded.
 */
export const partsOfPoint = 16_000_000

/** Points of one score by an algorithm, in {@link partsOfPoint}. @param score 0 to 100 */
export function pointsOf({ curve, steps, min }: GpaAlgorithm, score: number): number {
  const step = steps.find(({ from }) => score >= from)
  const points = curve !== undefined && score >= curve.from ? curves[curve.by](score) : (step?.points ?? min)
  return Math.round(points * partsOfPoint)
}
