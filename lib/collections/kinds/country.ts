import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { countryWireSchema } from '@/lib/contract/countries'
import { prose } from '@/lib/contract/fields'
import type { MenuCountry } from '@/lib/routing/navigation'

/** The countries and regions for which the company advises, in the order of the navigation. */
export const countryFile = tableOf({
  name: 'countries',
  file: 'lib/content/countries.yaml',
  title: '国家和地区',
  schema: z
    .strictObject({
      countries: z.array(countryWireSchema.extend({ menu: prose.optional() })),
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

/** Those of the menus; one without an English name is offered for consulting only. */
export const menuCountries = (): MenuCountry[] =>
  listCountries().flatMap(({ code, name, slug, href, menu: english, consult_only }) =>
    consult_only || english !== undefined ? [{ code, name, slug, href, english }] : [],
  )

/** Their names by code. */
export const countryNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(listCountries().map(({ code, name }) => [code, name]))
