import { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { cityGuides } from '@/lib/collections/kinds/city-guide'
import { branchDetailWireSchema } from '@/lib/contract/branches'
import { env } from '@/lib/core/env'
import { site } from '@/lib/site'
import { seats } from './branch-seats'
import { company } from './company/company'

/** Names of branches that are not named after their city. */
const names: Readonly<Record<string, string>> = { hn: '海南分公司' }

/**
 * All branches. Fields that the company has not filled in are null, and the hotline reaches everyone; the division into teams is a
 * sample.
 */
export const listBranches = derivedFrom(
  () => [cityGuides(), env().SHOW_SAMPLES],
  (guides, showsSamples) =>
    z.array(branchDetailWireSchema).parse(
      seats.map(({ code, city, linkurl, overseas = false }) => {
        const facts = company.branches[code]
        return {
          code,
          city,
          name: names[code] ?? `${city}分公司`,
          linkurl,
          overseas,
          ...facts,
          phone: facts?.phone ?? site.hotline,
          teams: showsSamples ? guides.get(code)?.teams : [],
          sample: showsSamples,
          guide: guides.get(code)?.guide,
        }
      }),
    ),
)
