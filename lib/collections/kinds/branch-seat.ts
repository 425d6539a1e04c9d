import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'

/**
 * The branches, in the order of their list. `name` is that of a branch which is not named after its city; `overseas`: outside the
 * mainland.
 */
export const branchSeats = tableOf({
  name: 'branch-seats',
  file: 'lib/content/branches.yaml',
  title: '分公司',
  schema: z.strictObject({
    branches: z.array(
      z.strictObject({
        code: z.string().regex(/^[a-z]{2,4}$/, '写两到四个小写字母的代码，例如 bj'),
        city: z.string('写城市').min(1, '写城市'),
        name: z.string().min(1, '写分公司的名称；以城市命名的不写这一项').optional(),
        linkurl: z.string('写站内地址').regex(/^\/[a-z]+$/, '写站内地址，例如 /bj'),
        overseas: z.boolean('写 true 或不写').default(false),
      }),
    ),
  }),
})

export const listSeats = () => branchSeats.read().branches

/** Names of the cities, by the code that a branch's page sends with its form. */
export const cityNames = derivedFrom(
  () => [listSeats()],
  (seats): ReadonlyMap<string, string> => new Map(seats.map(({ code, city }) => [code, city])),
)

/** Whether the branch with this code is outside the mainland. */
export const isOverseasSeat = (code: string): boolean =>
  listSeats().some((seat) => seat.code === code && seat.overseas)

/** Cities of the branches outside the mainland. */
export const overseasCities = (): readonly string[] =>
  listSeats().flatMap(({ city, overseas }) => (overseas ? [city] : []))
