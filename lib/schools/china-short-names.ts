import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'

/**
 * Usual short names of Chinese universities that the rule for short forms (`lib/host/schools/china-names.ts`) does not find:
 * because the rule fits other schools too (北大 also fits 北华大学), because the short name does not begin like the name (贸大), or because it
 * means different schools in different places (西大). Full names are those in the lists of UK universities.
 */
export const shortNameFile = tableOf({
  name: 'china-short-names',
  file: 'lib/content/schools/china-short-names.yaml',
  title: '国内大学的简称',
  schema: z.strictObject({ short_names: z.record(z.string(), z.array(z.string().min(1)).min(1)) }),
})

export const settledShortNames = derivedFrom(
  () => [shortNameFile.read()],
  ({ short_names }): ReadonlyMap<string, readonly string[]> => new Map(Object.entries(short_names)),
)
