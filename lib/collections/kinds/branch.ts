import { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { cityGuides } from '@/lib/collections/kinds/city-guide'
import { branchDetailWireSchema } from '@/lib/contract/branches'
import { env } from '@/lib/core/env'
import { site } from '@/lib/site'
import { listSeats } from './branch-seat'
import { company } from './company'

/**
 * All branches. Fields that the company has not filled in are null, and the hotline reaches everyone; the division into teams is a
 * sample.
 */
export const listBranches = derivedFrom(
  () => [listSeats(), cityGuides(), env().SHOW_SAMPLES],
  (seats, guides, showsSamples) =>
    z.array(branchDetailWireSchema).parse(
      seats.map(({ code, city, name = `${city}分公司`, linkurl, overseas }) => {
        const facts = company().branches[code]
        return {
          code,
          city,
          name,
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
