import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'

const ids = z.array(z.string().min(1)).min(1)

/**
 * The figures of the registry that are prices of one school: the cost of a year there. A fee that is also in the tables is not listed.
 * `california` has the price of the University of California, and its campuses that take first-year students.
 */
export const registryFees = tableOf({
  name: 'registry-fees',
  file: 'lib/content/schools/registry-fees.yaml',
  title: '登记过的学校价格',
  schema: z.strictObject({
    fees: z.record(z.string(), ids),
    california: z.strictObject({ figures: ids, campuses: ids }),
  }),
})

const californiaCampuses = (): string[] =>
  registryFees.read().california.campuses.map((campus) => `us-university-of-california-${campus}`)

const idsBySchool = derivedFrom(
  () => [registryFees.read()],
  ({ fees, california }): ReadonlyMap<string, readonly string[]> =>
    new Map([
      ...Object.entries(fees),
      ...californiaCampuses().map((school) => [school, california.figures] as const),
    ]),
)

/** Ids of the figures that are prices of a school, earlier years first. */
export const registryFeeIds = (school: string): readonly string[] => idsBySchool().get(school) ?? []

export const schoolsWithRegistryFees = (): string[] => [...idsBySchool().keys()]
