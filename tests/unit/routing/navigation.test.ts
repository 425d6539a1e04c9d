import { describe, expect, it } from 'vitest'
import { menuCountries } from '@/lib/collections/kinds/country'
import { pathOfSegments, positionOfIndex, positionOfPath } from '@/lib/routing/active-item'
import { resolveAlias } from '@/lib/routing/aliases'
import { immigrationNavigation, type NavItem, studyNavigation } from '@/lib/routing/navigation'
import { isKnownPath } from '@/tests/support/known-routes'
import { table } from '@/tests/support/table'

const targetOf = ({ action }: NavItem) => {
  if (action === null) return '–'
  return action.kind === 'consult' ? action.topic : action.href
}
const itemOf = (items: NavItem[], path: string) =>
  positionOfPath(
    items.map(({ matches }) => matches),
    resolveAlias(path),
  )

/** The order counts: the parameter `index` of an address is a place in it. */
it('the items of the two navigations are those of the specification, in their order', () => {
  const written = (items: NavItem[]) => items.map((item, at) => [String(at + 1), item.label, targetOf(item)])
  expect(written(studyNavigation(menuCountries()))).toEqual(
    table(`
      1  | 留学服务     | –
      2  | 学业规划     | /yyts
      3  | 日本留学     | /japan
      4  | 国际艺术     | /yishu
      5  | 精英规划     | /dl
      6  | 全球身份规划 | /ym_product
      7  | 背景提升     | /bjts_list?b=1,2,3,4,6,8,9,10
      8  | 热门专业     | /rmzy
      9  | 服务团队     | –
      10 | 录取喜报     | /goodnews
      11 | 院校库       | /yxk
      12 | 大学排名     | /special/ranking
    `),
  )
  expect(written(immigrationNavigation())).toEqual(
    table(`
      1 | 美国移民   | –
      2 | 加拿大移民 | –
      3 | 欧洲移民   | –
      4 | 护照移民   | –
      5 | 移民资讯   | /headlines
      6 | 留学教育   | /
    `),
  )
  expect(immigrationNavigation()[4]?.action).toEqual({ kind: 'scroll', href: '/headlines', top: 3850 })
})

const entriesOf = (items: NavItem[]) =>
  items.flatMap(({ groups }) => groups.flatMap((group) => group.entries))

describe('the entries of menus', () => {
  it('lead to pages that exist, each once, or ask a consultant about their country or art', () => {
    const entries = entriesOf([...studyNavigation(menuCountries()), ...immigrationNavigation()])
    const [links, asks] = [
      entries.filter(({ kind }) => kind === 'link'),
      entries.filter(({ kind }) => kind === 'consult'),
    ]
    const hrefs = links.map((entry) => (entry.kind === 'link' ? entry.href : ''))
    expect(hrefs.filter((href) => !isKnownPath(href))).toEqual([])
    expect(hrefs).toEqual([...new Set(hrefs)])
    expect(
      asks.map((entry) => entry.kind === 'consult' && entry.topic.startsWith(entry.label)),
    ).not.toContain(false)
    expect([links.length, asks.length]).toEqual([45, 10])
  })

  it('of immigration are programmes of their item', () => {
    for (const [at, { groups }] of immigrationNavigation().entries())
      for (const entry of groups.flatMap((group) => group.entries))
        expect(entry.kind === 'link' && itemOf(immigrationNavigation(), entry.href), entry.label).toBe(at + 1)
  })

  it('lead to the sister sites where these are configured', () => {
    const items = studyNavigation(menuCountries(), {
      singaporeHongKong: 'https://asia.example',
      immigration: 'https://ym.example',
    })
    const hrefs = items[0]?.groups[0]?.entries.flatMap((entry) => (entry.kind === 'link' ? entry.href : []))
    expect(hrefs).toEqual(expect.arrayContaining(['https://asia.example/sg', 'https://asia.example/hk']))
    expect(items[5]?.action).toEqual({ kind: 'link', href: 'https://ym.example' })
  })
})

it.each(
  table(`
    1  | /us /chanel/us /countrylines/12 /deadlines /joint/unnc /guide/transfer /product /special/bk_us /special/fyusa
    1  | /special/us_yjs/entry /special/gz_zh /special/fy_us /special/uk_x /special/sg_x /special/qz_x /special/bksq
    1  | /special/canyjs /special/zhuanxue
    2  | /yyts
    3  | /japan /special/jp_eju /special/bk_japan
    4  | /yishu /special/ys_zh/ys_uk /special/jp_yishu
    5  | /dl /special/dl_us /special/dl_zxbj
    6  | /ym_product /ym_product/3 /special/ym_us_niw
    7  | /bjts_list /bjts_list/9 /bjts /msbjts /chanel/yxyx /special/bj_zh /special/yx_xyt
    8  | /rmzy /chanel/rmzy/index2 /zylist/4
    9  | /advisor /advisor/index1 /zsg /ds
    10 | /goodnews/2
    11 | /yxk/hischool/7 /hischool
    12 | /special/ranking/qs
    0  | / /usa /chanel/usual /privacy
  `),
)('under item %s of the study navigation are %s', (item, pages) => {
  for (const page of pages.split(' '))
    expect(itemOf(studyNavigation(menuCountries()), page) ?? 0, page).toBe(Number(item))
})

it.each(
  table(`
    1 | /special/ym_us_niw /special/ym_us_niw/entry
    2 | /special/ym_ca_man
    3 | /special/ym_eu_spain
    4 | /special/ym_hz_vanuatu
    0 | / /product/ym_product
  `),
)('under item %s of the immigration navigation are %s', (item, pages) => {
  for (const page of pages.split(' '))
    expect(itemOf(immigrationNavigation(), page) ?? 0, page).toBe(Number(item))
})

it('the parameter index is a place among the items, and nothing else', () => {
  const read = ['1', '12', '07', '0', '13', '-1', '1.5', '1e1', '', 'abc', null].map((index) =>
    positionOfIndex(index, 12),
  )
  expect(read).toEqual([1, 12, 7, ...Array(8).fill(null)])
})

it.each(
  table(`
                        | /
    (default)           | /
    (default) chanel us | /chanel/us
    (no-form) yxk 12    | /yxk/12
    special dl_zx bj    | /special/dl_zx/bj
  `),
)('the segments %j spell %s', (segments, path) =>
  expect(pathOfSegments(segments.split(' ').filter(Boolean))).toBe(path),
)
