import { z } from 'zod'
import { figureId, statementId } from '@/lib/blocks/text'
import { collectionOf } from '@/lib/collections/collection'
import { byOrder, orderField } from '@/lib/collections/known-id'
import { prose } from '@/lib/contract/fields'
import { ask, levelName } from './cost-country'

/** A language threshold from a source; the numbers are compared with what the visitor typed. */
const languageRule = z.strictObject({
  levels: z.array(levelName).min(1),
  /** The figure or statement of the registry with this threshold. */
  source: z.union([z.strictObject({ figure: figureId }), z.strictObject({ statement: statementId })]),
  /** One of them is enough; empty when the source gives no score. */
  scores: z.strictObject({
    ielts: z.number().optional(),
    toefl: z.number().optional(),
    pte: z.number().optional(),
    jlpt: z.number().optional(),
  }),
  /** To whom the threshold applies, and what it does not cover. */
  note: prose,
  /** Whose rule it is, when it is not one of the whole country: then it is compared for that school only. */
  covers: z.strictObject({ name: prose, school: prose.nullable() }).nullable(),
})
export type LanguageRule = z.output<typeof languageRule>

const fundsRule = z.strictObject({
  levels: z.array(levelName).min(1).optional(),
  figure: figureId,
  /** How many of the figure's periods must be shown. */
  times: z.number().positive(),
  /** Set when the rule applies to one city of the calculator only: the city's value there and its name. Then every city has a rule. */
  city: z.strictObject({ tier: prose, name: prose }).optional(),
  note: prose,
})
export type FundsRule = z.output<typeof fundsRule>

const stayRule = z.strictObject({
  levels: z.array(levelName).min(1),
  figures: z.array(figureId),
  /** Ids of statements with this requirement. */
  statements: z.array(statementId).optional(),
  note: prose.optional(),
})

const conditionSchema = z.strictObject({
  ...orderField,
  /** The official page that decides. */
  admission: ask,
  language: z.array(languageRule),
  funds: z.array(fundsRule),
  stay: z.array(stayRule),
  /** Most courses are taught in English. */
  isEnglish: z.boolean(),
  isNear: z.boolean(),
  /** Far away, but with almost no time difference. */
  isSameTime: z.boolean().optional(),
  /** The page of a single level. */
  byLevel: z.partialRecord(levelName, z.strictObject({ admission: ask })).optional(),
  visa: ask,
})

export type ConditionCountry = Omit<z.output<typeof conditionSchema>, 'order'> & { code: string }

/** In the order of the site's navigation. Each score is written with the fact that states it; a test compares the two. */
export const conditionCountries = collectionOf({
  name: 'condition-country',
  folder: 'lib/content/countries/conditions',
  title: '条件评估的国家',
  schema: conditionSchema,
  record: ({ order: _, ...written }, code): ConditionCountry => ({ code, ...written }),
  compare: byOrder,
})
