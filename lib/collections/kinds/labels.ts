import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import {
  caseBands,
  caseGroups,
  caseLevels,
  caseOutcomes,
  caseTiers,
  evidenceGrades,
} from '@/lib/contract/cases'
import { readingKinds } from '@/lib/contract/fields'
import { programmeStates } from '@/lib/contract/products'

const label = z.string('写中文名称').min(1, '写中文名称')

/** Chinese words for codes, by group: a file of `lib/content/labels`. */
const labelsOf = <W>(name: string, title: string, schema: z.ZodType<W>) =>
  tableOf({ name: `${name}-labels`, file: `lib/content/labels/${name}.yaml`, title, schema })

/** Of changes of rules. A change that is `settled` applies from its date, which may be in the future; of one that is `unconfirmed` nothing was read that shows whether it came; the others do not apply today. */
export const changeLabels = labelsOf(
  'change',
  '政策变动的名称',
  z.strictObject({
    countries: z.record(z.string(), label),
    kinds: z.record(z.string(), label),
    standings: z.record(z.enum(['settled', 'unconfirmed', 'suspended', 'proposed']), label),
  }),
)

/** Of the levels, fields, backgrounds, averages and results of cases, and the evidence behind each grade. */
export const caseLabels = labelsOf(
  'case',
  '案例的名称',
  z.strictObject({
    levels: z.record(z.enum(caseLevels), label),
    groups: z.record(z.enum(caseGroups), label),
    tiers: z.record(z.enum(caseTiers), label),
    bands: z.record(z.enum(caseBands), label),
    outcomes: z.record(z.enum(caseOutcomes), label),
    evidence: z.record(z.enum(evidenceGrades), z.strictObject({ name: label, text: label })),
  }),
)

/** Of the kinds of pages that were read. */
export const sourceLabels = labelsOf(
  'source',
  '读到的页面的名称',
  z.strictObject({ readings: z.record(z.enum(readingKinds), label) }),
)

/** Of the states of immigration programmes, on every page and in search. */
export const programmeStateLabels = labelsOf(
  'programme-state',
  '移民项目状态的名称',
  z.strictObject({ states: z.record(z.enum(programmeStates), label) }),
)

/** The label of a code that the build has checked. */
export const labelIn = (labels: Readonly<Record<string, string>>, code: string): string =>
  labels[code] ?? code

export const readingLabels = () => sourceLabels.read().readings

export const stateLabels = () => programmeStateLabels.read().states
