import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'
import { prose } from '@/lib/contract/fields'
import { type PriceSpan, priceSpans } from './price-spans'

/** Every published value of a school in the library, by the format in which it is printed. */
const keysByUnit = {
  percent: [
    ...['admission-rate', 'international-share', 'international-share-undergraduate', 'completion-rate'],
    ...['retention-rate', 'overseas-retention', 'overseas-success', 'aab-share'],
  ],
  people: [
    ...['undergraduates', 'graduates', 'students', 'students-europe', 'students-hrk', 'pupils-16-18'],
    ...['a-level-pupils', 'roll'],
  ],
  count: [
    ...[
      'undergraduate-courses',
      'faculties',
      'graduate-schools',
      'programmes-surveyed',
      'masters-listed',
      'sites',
    ],
  ],
  usd: [
    ...['tuition-undergraduate', 'graduate-living', 'graduate-insurance', 'tuition-graduate', 'housing'],
    ...['earnings-10-years', 'common-app-fee'],
  ],
  aud: ['senior-fee', 'junior-fee'],
  sgd: ['graduate-pay'],
  score: ['sat', 'sat-reading', 'sat-math', 'act', 'a-level-points'],
  grade: ['ielts'],
  /** As the school writes it; its number is only for comparing. */
  wording: ['entry-ib', 'entry-alevel', 'entry-gpa', 'china-average', 'china-average-other'],
  ratio: ['student-faculty-ratio', 'student-staff-ratio'],
  year: ['founded'],
  words: [
    ...['test-policy', 'research', 'residential', 'setting', 'highest-degree', 'common-app-early'],
    ...['common-app-regular', 'tef-overall', 'tef-experience', 'tef-outcomes', 'main-site', 'accommodation'],
    ...['students-union', 'range-bachelor', 'range-master', 'fee-bachelor', 'fee-master', 'rule-bachelor'],
    ...[
      'rule-master',
      'lowest-bachelor',
      'lowest-master',
      'masters-yearly',
      'masters-fees',
      'cricos-provider',
      'students-by-field',
      'dli',
      'pgwp',
    ],
    ...['pal-exempt', 'ownership', 'japanese-name', 'japanese-address', 'degree-levels', 'fields-europe'],
    ...['institution-type', 'doctorate-right', 'founded-two', 'campus', 'ages', 'gender', 'religion'],
    ...['a-level-grade', 'sevp', 'operator', 'takes-international', 'boarding-2021', 'english-tests'],
  ],
} as const

type ValueUnit = keyof typeof keysByUnit

export type SchoolValueKey = (typeof keysByUnit)[ValueUnit][number]

const unitOf: ReadonlyMap<string, ValueUnit> = new Map(
  Object.entries(keysByUnit).flatMap(([unit, keys]) => keys.map((key) => [key, unit as ValueUnit] as const)),
)

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

const valueSchema = z.strictObject({
  label: prose,
  /** What the value does not include or mean; missing when the label is sufficient. */
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
      values: z.record(z.enum(Object.values(keysByUnit).flat()), valueSchema),
    })
    .superRefine(({ words: lists, values }, context) => {
      for (const [key, { words }] of Object.entries(values))
        if (typeof words === 'string' && lists[words] === undefined)
          context.addIssue({
            code: 'custom',
            path: ['values', key, 'words'],
            message: `words 里没有“${words}”，只能写 ${Object.keys(lists).join('、')}，或逐个写出代码的中文`,
          })
    }),
})

type ValueDefinition = {
  label: string
  unit: ValueUnit
  /** With `{两端}` where it depends on the ends of a price; `cautionOf` gives it for one value. */
  caution: string | null
  strip?: readonly string[]
  countedFrom?: 'low'
  words?: Readonly<Record<string, string>>
}

const definitions = derivedFrom(
  () => [schoolValueFile.read()],
  ({ words: lists, values }) =>
    new Map(
      Object.entries(values).map(([key, { caution = null, words, ...rest }]): [string, ValueDefinition] => [
        key,
        {
          ...rest,
          caution,
          unit: unitOf.get(key) ?? 'words',
          ...(words !== undefined && { words: typeof words === 'string' ? lists[words] : words }),
        },
      ]),
    ),
)

export const isSchoolValueKey = (key: string): key is SchoolValueKey => unitOf.has(key)

export function valueDefinition(key: SchoolValueKey): ValueDefinition {
  const definition = definitions().get(key)
  if (definition === undefined) throw new Error(`lib/content/schools/values.yaml has no ${key}`)
  return definition
}

/** What a value does not include or mean; null when its label is sufficient. */
export function cautionOf({ key, span }: Pick<SchoolValue, 'key' | 'span'>): string | null {
  const { caution } = valueDefinition(key)
  return caution === null ? null : caution.replace('{两端}', spanWords(span).ends)
}

/** The words for what the two ends of a price are. */
export const spanWords = (span: PriceSpan) => schoolValueFile.read().spans[span]

/** Keys of the values that have a position in the country: not what is measured differently from school to school, such as whole courses. */
export const keysWithPlace = (): string[] =>
  [...definitions()].flatMap(([key, { strip }]) => (strip === undefined ? [] : [key]))

/** Keys of the values whose position is counted from the lowest. */
export const keysFromLow = (): string[] =>
  [...definitions()].flatMap(([key, { countedFrom }]) => (countedFrom === 'low' ? [key] : []))

/** One published value of a school. */
export type SchoolValue = {
  key: SchoolValueKey
  num: number | null
  to: number | null
  text: string | null
  /** The part of the school to which it applies, such as a faculty; null for the whole school. Printed with the value. */
  covers: string | null
  /** What the two ends are. Printed with the value where they are not the lowest and the highest. */
  span: PriceSpan
  year: string
  source: string
  /** Its position among the schools of its kind and country with a number of the same year, the highest first, or as `countedFrom` says. */
  place: { at: number; among: number } | null
}
