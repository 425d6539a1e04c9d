import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'
import { prose } from '@/lib/contract/fields'
import type { SchoolLevel } from '@/lib/contract/schools'

const officialCheck = z.strictObject({
  name: prose,
  url: z.url({ protocol: /^https?$/, error: '写完整网址，以 https:// 开头' }),
  /** What can be read there, and why it matters. */
  text: prose,
})
export type OfficialCheck = z.output<typeof officialCheck>

const checksByCountry = z.record(z.string(), z.array(z.union([z.string(), officialCheck])).min(1))

/** Where a Chinese family can check a school; registers of several levels are written once, under `shared`. */
export const officialCheckFile = tableOf({
  name: 'official-checks',
  file: 'lib/content/schools/official-checks.yaml',
  title: '官方名册',
  schema: z
    .strictObject({
      shared: z.record(z.string(), officialCheck),
      /** Where to check whether a school from abroad and its degree are recognised in China. */
      recognition: z.array(officialCheck).min(1),
      university: checksByCountry,
      high_school: checksByCountry,
    })
    .superRefine(({ shared, university, high_school }, context) => {
      for (const [level, countries] of Object.entries({ university, high_school }))
        for (const [country, checks] of Object.entries(countries))
          checks.forEach((check, at) => {
            if (typeof check === 'string' && !shared[check])
              context.addIssue({
                code: 'custom',
                path: [level, country, at],
                message: `shared 里没有“${check}”，只能写 ${Object.keys(shared).join('、')}，或写 name、url、text`,
              })
          })
    }),
})

export const recognitionChecks = () => officialCheckFile.read().recognition

const checksOf = derivedFrom(
  () => [officialCheckFile.read()],
  ({ shared, university, high_school }) => {
    const whole = (countries: typeof university) =>
      new Map(
        Object.entries(countries).map(([country, checks]) => [
          country,
          checks.flatMap((check) => (typeof check === 'string' ? (shared[check] ?? []) : check)),
        ]),
      )
    return { university: whole(university), hischool: whole(high_school) }
  },
)

/** Official registers in which a school of this kind and country can be found; empty when we know none. */
export const officialChecks = (level: SchoolLevel, country: string): readonly OfficialCheck[] =>
  checksOf()[level].get(country) ?? []
