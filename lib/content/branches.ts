import { z } from 'zod'
import { branchDetailWireSchema } from '@/lib/contract/branches'
import { env } from '@/lib/core/env'
import { site } from '@/lib/site'
import { type CityCode, cityGuides } from './city-guides/city-guides'
import { company } from './company/company'

type Seat = { code: CityCode; city: string; linkurl: string; overseas?: true }

const seats: Seat[] = [
  { code: 'bj', city: '北京', linkurl: '/bj' },
  { code: 'sh', city: '上海', linkurl: '/sh' },
  { code: 'gz', city: '广州', linkurl: '/gz' },
  { code: 'sz', city: '深圳', linkurl: '/sz' },
  { code: 'hz', city: '杭州', linkurl: '/hz' },
  { code: 'nj', city: '南京', linkurl: '/nj' },
  { code: 'cd', city: '成都', linkurl: '/cd' },
  { code: 'cq', city: '重庆', linkurl: '/cq' },
  { code: 'wh', city: '武汉', linkurl: '/wh' },
  { code: 'cs', city: '长沙', linkurl: '/cs' },
  { code: 'xa', city: '西安', linkurl: '/xa' },
  { code: 'zz', city: '郑州', linkurl: '/zz' },
  { code: 'qd', city: '青岛', linkurl: '/qd' },
  { code: 'fz', city: '福州', linkurl: '/fz' },
  { code: 'km', city: '昆明', linkurl: '/km' },
  { code: 'hn', city: '海口', linkurl: '/hn' },
  { code: 'xg', city: '香港', linkurl: '/hk', overseas: true },
  { code: 'xjp', city: '新加坡', linkurl: '/xjp', overseas: true },
]

/** Names where the branch is not called after its city. */
const names: Partial<Record<CityCode, string>> = { hn: '海南分公司' }

/**
 * All branches. What the company has not filled in is null, and the hotline reaches everyone; the division into teams is a
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
