import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { countryListSchema } from '@/lib/contract/countries'

/** The countries and regions for which the company advises, in the order of the navigation. */
export const countryFile = tableOf({
  name: 'countries',
  file: 'lib/content/countries.yaml',
  title: '国家和地区',
  schema: z
    .strictObject({
      countries: countryListSchema,
      /** What readers type besides the name, in small letters; also of regions that only the school library has. */
      other_words: z.record(z.string(), z.array(z.string().min(1)).min(1)),
    })
    .superRefine(({ countries, other_words }, context) => {
      for (const { code, name } of countries)
        if (!Object.hasOwn(other_words, code))
          context.addIssue({
            code: 'custom',
            path: ['other_words'],
            message: `没有 ${code}（${name}）：写上读者打的别的说法`,
          })
    }),
})

/**
 * Those without pages on this site are offered for consulting only. `tests/unit/content/countries.test.ts` lists in one message what else
 * a new country needs.
 */
export const listCountries = () => countryFile.read().countries

/** Their names by code. */
export const countryNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(listCountries().map(({ code, name }) => [code, name]))
