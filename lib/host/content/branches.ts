import { z } from 'zod'
import { branchDetailWireSchema } from '@/lib/api/branches'
import { site } from '@/lib/site'
import { type CityCode, cityGuides } from './city-guides/city-guides'

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
 * All branches. Street addresses and open days are the company's to fill in, so there are none here; everyone is reached by the
 * hotline, and the opening hours and the division into teams are samples.
 */
export const branches = z.array(branchDetailWireSchema).parse(
  seats.map(({ code, city, linkurl, overseas = false }) => ({
    code,
    city,
    name: names[code] ?? `${city}分公司`,
    linkurl,
    overseas,
    address: null,
    phone: site.hotline,
    hours: '周一至周日 9:00-18:00',
    transport: null,
    teams: cityGuides[code].teams,
    sample: true,
    open_days: [],
    guide: cityGuides[code].guide,
  })),
)
