type Seat = { code: string; city: string; linkurl: string; overseas?: true }

/** The cities of the branches, in the order of their list. */
export const seats: readonly Seat[] = [
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

/** Names of the cities, by the code that a branch's page sends with its form. */
export const cityNames: ReadonlyMap<string, string> = new Map(seats.map(({ code, city }) => [code, city]))

/** Whether the branch with this code is outside the mainland. */
export const isOverseasSeat = (code: string): boolean =>
  seats.some((seat) => seat.code === code && seat.overseas === true)

/** Cities of the branches outside the mainland. */
export const overseasCities: readonly string[] = seats.flatMap(({ city, overseas }) =>
  overseas === true ? [city] : [],
)
