import { z } from 'zod'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'
import { knownId } from '@/lib/collections/known-id'
import { branchDetailWireSchema } from '@/lib/contract/branches'
import { type CityGuide, cityGuideSchema } from '@/lib/contract/city-guide'
import { sourceSchema } from '@/lib/contract/fields'

/** Official pages about visas and examinations, by a short name, used by the guides of all cities. */
export const officialSites = tableOf({
  name: 'official-sites',
  file: 'lib/content/official-sites.yaml',
  title: '官方网站',
  schema: z.strictObject({ sites: z.record(z.string(), sourceSchema) }),
})

/** A page: the short name of one that several cities use, or name and address. */
const site = z.union(
  [knownId(() => Object.keys(officialSites.read().sites), '官方网站'), sourceSchema],
  '写 official-sites.yaml 里的一个短名，例如 us；或写 name 和 url',
)

const { exams, visas } = cityGuideSchema.shape

const citySchema = z.strictObject({
  /** The services of the branch, which differ between branches. */
  teams: branchDetailWireSchema.shape.teams,
  guide: cityGuideSchema.extend({
    exams: exams.extend({ sites: z.array(site).min(1) }),
    visas: visas.extend({
      places: z.array(visas.shape.places.element.extend({ site })).min(1),
    }),
  }),
})

const cities = collectionOf({
  name: 'city-guide',
  folder: 'lib/content/city-guides',
  title: '城市',
  schema: citySchema,
  record: (written, code) => ({ code, ...written }),
})

export { cities as cityFiles }

/** A city and the services of its branch. */
export type City = { teams: z.output<typeof citySchema>['teams']; guide: CityGuide }

/** The guide to each city, by the code of its branch. */
export const cityGuides = derivedFrom(
  () => [cities.list(), officialSites.read()],
  (written, { sites }): ReadonlyMap<string, City> => {
    const pageOf = (named: string | z.output<typeof sourceSchema>) => {
      if (typeof named !== 'string') return named
      const known = sites[named]
      if (known === undefined) throw new Error(`official site ${named}: unknown`)
      return known
    }
    return new Map(
      written.map(({ code, teams, guide }) => [
        code,
        {
          teams,
          guide: {
            ...guide,
            exams: { ...guide.exams, sites: guide.exams.sites.map(pageOf) },
            visas: {
              ...guide.visas,
              places: guide.visas.places.map((place) => ({ ...place, site: pageOf(place.site) })),
            },
          },
        },
      ]),
    )
  },
)
