import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'
import { prose } from '@/lib/contract/fields'
import type { schoolValueWireSchema } from '@/lib/contract/schools'
import type { StudyLevel } from './finder'
import { type PriceSpan, priceSpans } from './price-spans'

/** How a value is printed: `words` as the source writes it or by its code, a range of money with its currency in `text`; `wording` has a number for comparing only. */
const units = [
  'percent',
  'people',
  'count',
  'usd',
  'aud',
  'sgd',
  'score',
  'grade',
  'wording',
  'ratio',
  'year',
  'words',
] as const

/** A key of `lib/content/schools/values.yaml`. */
export type SchoolValueKey = string

const wordsByCode = z.record(z.string(), prose)

/** Words for one meaning of the two ends of a price. */
const spanSchema = z.strictObject({
  /** Printed before the price; missing where the ends are what readers expect. */
  before: prose.optional(),
  /** Stands in cautions in place of `{两端}`. */
  ends: prose,
  /** The note below lists of schools. */
  list: prose,
})

/** The questions of a school's page that published values answer, in the order of the page; `past` has those of a past season. */
export const sections = ['costs', 'admission', 'outcomes', 'place', 'past'] as const

const valueSchema = z.strictObject({
  label: prose,
  /** The label, what limits the value, and what follows it in the figures at the top of a school's page. */
  short: prose.optional(),
  note: prose.optional(),
  suffix: prose.optional(),
  unit: z.enum(units).default('words'),
  section: z.enum(sections).optional(),
  /** The ends of the axis on which numbers are drawn; from zero to the largest when missing. */
  axis: z.array(z.number()).length(2, '写两端的两个数').optional(),
  /** The column of the list of schools; one for all others when missing. */
  column: z.enum(['价', '录取率', '雅思']).optional(),
  /** A row of the comparison of schools; `better` is the better end for most applicants. */
  compared: z.strictObject({ better: z.enum(['low', 'high']).optional() }).optional(),
  /**
   * What the value does not include or mean; missing when the label is sufficient. With `{两端}` where it depends on the ends of a price:
   * `cautionOf` gives it for one value.
   */
  caution: prose.optional(),
  /** Values of which one school's can be compared with another's have a position in the country. The words are for its two ends. */
  strip: z.array(prose).length(2, '写两个词：低的一端和高的一端').optional(),
  /** For values of which a low one is rare: the position in the country is counted from the lowest. */
  countedFrom: z.literal('low').optional(),
  /** Chinese words for the codes of the source, or the name of a list under `words`. */
  words: z.union([prose, wordsByCode]).optional(),
})

/** Name, limits and words of every value. The order within a country is defined with the pages. */
export const schoolValueFile = tableOf({
  name: 'school-values',
  file: 'lib/content/schools/values.yaml',
  title: '院校库的数值',
  schema: z
    .strictObject({
      words: z.record(z.string(), wordsByCode),
      spans: z.record(z.enum(priceSpans), spanSchema),
      /** Values that answer the same question: the first that a school has counts. */
      questions: z.record(
        z.string(),
        z.strictObject({
          label: prose.optional(),
          keys: z.array(z.string()).min(1),
        }),
      ),
      tiles: z.record(z.string(), z.array(z.union([z.string(), z.array(z.string())]))),
      values: z.record(z.string(), valueSchema),
    })
    .superRefine(({ words: lists, questions, values }, context) => {
      for (const [key, { words }] of Object.entries(values))
        if (typeof words === 'string' && !lists[words])
          context.addIssue({
            code: 'custom',
            path: ['values', key, 'words'],
            message: `words 里没有“${words}”，只能写 ${Object.keys(lists).join('、')}，或逐个写出代码的中文`,
          })
      for (const [question, { keys }] of Object.entries(questions))
        for (const key of keys)
          if (values[key] === undefined)
            context.addIssue({
              code: 'custom',
              path: ['questions', question],
              message: `values 里没有“${key}”`,
            })
    }),
})

type ValueDefinition = Omit<z.output<typeof valueSchema>, 'axis' | 'words'> & {
  axis?: readonly [low: number, high: number]
  words?: Record<string, string>
}

const definitions = derivedFrom(
  () => [schoolValueFile.read()],
  ({ words: lists, values }) =>
    new Map(
      Object.entries(values).map(([key, { axis, words, ...rest }]): [string, ValueDefinition] => [
        key,
        {
          ...rest,
          ...(axis && { axis: [axis[0] ?? 0, axis[1] ?? 0] as const }),
          ...(words !== undefined && { words: typeof words === 'string' ? lists[words] : words }),
        },
      ]),
    ),
)

export const isSchoolValueKey = (key: string): boolean => definitions().has(key)

/** The keys whose definition passes, in the order of the file. */
export const keysWhere = (passes: (definition: ValueDefinition) => unknown): SchoolValueKey[] =>
  [...definitions()].flatMap(([key, definition]) => (passes(definition) ? [key] : []))

/** The values that answer a question, or that have this name; none for any other word. */
export const keysFor = (name: string): readonly SchoolValueKey[] =>
  schoolValueFile.read().questions[name]?.keys ?? (isSchoolValueKey(name) ? [name] : [])

/** The published values for a filter or an order of the list of schools; tuition depends on the level. */
export const valuesBehind = (name: string, study: StudyLevel): readonly SchoolValueKey[] =>
  keysFor(name === 'cost' ? (study === 'master' ? 'graduate' : study) : name)

export function valueDefinition(key: SchoolValueKey): ValueDefinition {
  const definition = definitions().get(key)
  if (definition === undefined) throw new Error(`lib/content/schools/values.yaml has no ${key}`)
  return definition
}

/** What a value does not include or mean; null when its label is sufficient. */
export const cautionOf = ({ key, span }: Pick<SchoolValue, 'key' | 'span'>) =>
  valueDefinition(key).caution?.replace('{两端}', spanWords(span).ends) ?? null

/** The words for what the two ends of a price are. */
export const spanWords = (span: PriceSpan) => schoolValueFile.read().spans[span]

/** One published value of a school. */
export type SchoolValue = Omit<z.output<typeof schoolValueWireSchema>, 'num_to' | 'place' | 'among'> & {
  to: number | null
  /** Its position among the schools of its kind and country with a number of the same year, the highest first, or as `countedFrom` says. */
  place: { at: number; among: number } | null
}
