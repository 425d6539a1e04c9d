import { z } from 'zod'
import { branchDetailWireSchema } from '@/lib/contract/branches'
import { env } from '@/lib/core/env'
import { site } from '@/lib/site'
import { seats } from './branch-seats'
import { type CityCode, cityGuides } from './city-guides/city-guides'
import { company } from './company/company'

/** Names of branches that are not named after their city. */
const names: Partial<Record<CityCode, string>> = { hn: '海南分公司' }

/**
 * All branches. Fields that the company has not filled in are null, and the hotline reaches everyone; the division into teams is a
 * sample.
 */
export const branches = z.array(branchDetailWireSchema).parse(
  seats.map(({ code, city, linkurl, overseas = false }) => ({
    code,
    city,
    name: names[code] ?? `${city}分公司`,
    linkurl,
    overseas,
    ...company.branches[code],
    phone: company.branches[code].phone ?? site.hotline,
    teams: env().SHOW_SAMPLES ? cityGuides[code].teams : [],
    sample: env().SHOW_SAMPLES,
    guide: cityGuides[code].guide,
  })),
)
