import { immigrationNewsScroll } from '@/lib/site'
import { paths } from './paths'

/** The action of a menu entry: open a page, ask a consultant, or scroll this page (without scripts, open a page). */
type NavAction =
  | { kind: 'link'; href: string }
  | { kind: 'consult'; topic: string }
  | { kind: 'scroll'; href: string; top: number }

export type NavEntry = { label: string; note?: string } & NavAction

/** Entries of a menu that belong together; `title` is printed above them when the label of the item is not enough. */
export type NavGroup = { title: string | null; entries: NavEntry[] }

/**
 * One item of the main navigation. `matches` contains prefixes of canonical paths (never aliases): a prefix that ends in `_` covers a
 * family of pages, any other covers the page and the paths below it. The first prefix that is a page is the item's own page.
 */
export type NavItem = {
  label: string
  action: NavAction | null
  matches: string[]
  groups: NavGroup[]
}

/** Addresses that only the operator knows; without them the items lead to our own pages. */
export type NavOrigins = { singaporeHongKong?: string | undefined; immigration?: string | undefined }

/** A country or region of the menus; without an English name a consultant is asked, because it has no page. */
export type MenuCountry = {
  code: string
  name: string
  slug: string
  href: string
  english: string | undefined
}

/** Singapore and Hong Kong open on a separate host when one is configured (specification §2 Header). */
export const countryHref = (outside: string | undefined, { code, href }: { code: string; href: string }) =>
  outside !== undefined && (code === 'sg' || code === 'hk') ? `${outside}/${code}` : href

/** Links to the countries that have pages, in order. */
export const countryLinks = (countries: readonly MenuCountry[], { singaporeHongKong }: NavOrigins) =>
  countries.flatMap((country) =>
    country.english === undefined
      ? []
      : [{ label: country.name, href: countryHref(singaporeHongKong, country), note: country.english }],
  )

/** The sister sites, as configured. */
export const sisterSites = (
  env: Partial<Record<'SINGAPORE_HONGKONG_ORIGIN' | 'IMMIGRATION_ORIGIN', string | undefined>>,
): NavOrigins => ({
  singaporeHongKong: env.SINGAPORE_HONGKONG_ORIGIN,
  immigration: env.IMMIGRATION_ORIGIN,
})

const link = (label: string, href: string, note?: string): NavEntry => ({
  label,
  kind: 'link',
  href,
  ...(note !== undefined && { note }),
})

const consult = (label: string, topic: string): NavEntry => ({ label, kind: 'consult', topic })

const page = (label: string, href: string, matches: string[]): NavItem => ({
  label,
  action: { kind: 'link', href },
  matches,
  groups: [],
})

/** Main navigation of the default and special headers (specification §2 Header). `index` counts in this order. */
export function studyNavigation(countries: readonly MenuCountry[], origins: NavOrigins = {}): NavItem[] {
  return [
    {
      label: '留学服务',
      action: null,
      matches: [
        ...countries.flatMap(({ slug }) => (slug === 'japan' ? [] : [`/chanel/${slug}`])),
        '/product',
        '/countrylines',
        '/deadlines',
        '/guide',
        '/joint',
        '/special/bk_zh',
        '/special/gz_zh',
        '/special/feiyong',
        '/special/fy_zh',
        '/special/us_',
        '/special/uk_',
        '/special/au_',
        '/special/hk_',
        '/special/sg_',
        '/special/qz_',
        '/special/bksq',
        '/special/canyjs',
        '/special/zhuanxue',
      ],
      groups: [
        {
          title: '留学国家和地区',
          entries: countryLinks(countries, origins).map(({ label, href, note }) => link(label, href, note)),
        },
        {
          title: '可在线咨询',
          entries: countries.flatMap(({ name, english }) =>
            english === undefined ? [consult(name, `${name}留学`)] : [],
          ),
        },
        {
          title: '先算一算，查清楚',
          entries: [
            link('费用计算', paths.cost),
            link('一年多少钱能去哪里', paths.budget),
            link('条件评估', paths.conditionCheck),
            link('高考分数查大学', paths.gaokao),
            link('GPA 计算', paths.gpa),
            link('申请截止日', paths.deadlines),
            link('中外合作大学', paths.joint),
            link('大学转学', '/guide/transfer'),
            link('专科读硕士', '/guide/zhuanke'),
            link('预科与国际大一', '/guide/foundation'),
            link('多邻国与学校内测', '/guide/english-tests'),
            link('留服认证与落户', '/guide/cscse'),
            link('留学奖学金', '/guide/scholarship'),
            link('陪读与监护签证', '/guide/dependants'),
            link('海外高中一年多少钱', '/guide/school-costs'),
            link('英国工签与永居', '/guide/uk-work'),
            link('香港硕士要多少雅思', '/guide/hk-english'),
            link('艺术院校要交什么', '/guide/art-portfolio'),
          ],
        },
      ],
    },
    page('学业规划', paths.academicPlanning, ['/chanel/yyts']),
    page('日本留学', '/japan', ['/chanel/japan', '/special/jp_', '/special/bk_zh/bk_japan']),
    {
      label: '国际艺术',
      action: { kind: 'link', href: paths.art },
      matches: ['/chanel/yishu', '/special/ys_zh', '/special/jp_yishu'],
      groups: [
        {
          title: '可在线咨询',
          entries: ['作品集辅导', '艺术院校申请', '海外艺术游学', '音乐与表演'].map((label) =>
            consult(label, label),
          ),
        },
      ],
    },
    page('精英规划', paths.elitePlanning, ['/chanel/dl', '/special/dl_']),
    page('全球身份规划', origins.immigration ?? '/ym_product', ['/product/ym_product', '/special/ym_']),
    page('背景提升', paths.background, [
      '/bjts_list',
      '/chanel/bjts',
      '/chanel/msbjts',
      '/chanel/yxyx',
      '/special/bj_zh',
      '/special/yx_xyt',
    ]),
    page('热门专业', paths.majors, ['/chanel/rmzy', '/zylist']),
    {
      label: '服务团队',
      action: null,
      matches: ['/advisor', '/team'],
      groups: [
        {
          title: null,
          entries: [
            link('留学顾问', paths.advisors),
            link('前招生工作人员', paths.formerOfficers),
            link('海外导师', paths.mentors),
          ],
        },
      ],
    },
    page('录取喜报', paths.goodNews, ['/goodnews']),
    page('院校库', paths.schools, ['/yxk']),
    page('大学排名', paths.ranking, ['/special/ranking']),
  ]
}

/** Main navigation of the immigration header (specification §2 Header). `index` counts in this order. */
export function immigrationNavigation(): NavItem[] {
  return [
    programmes(
      '美国移民',
      ['/special/ym_us_'],
      [
        link('国家利益豁免（NIW）', '/special/ym_us_niw'),
        link('杰出人才（EB-1A）', '/special/ym_us_eb1a'),
        link('投资移民（EB-5）', '/special/ym_us_eb5'),
      ],
    ),
    programmes(
      '加拿大移民',
      ['/special/ym_ca_'],
      [
        link('曼省留学移民', '/special/ym_ca_man'),
        link('快速通道（EE）', '/special/ym_ca_ee'),
        link('创业移民（SUV）', '/special/ym_ca_suv'),
      ],
    ),
    programmes(
      '欧洲移民',
      ['/special/ym_eu_'],
      [
        link('希腊', '/special/ym_eu_greece'),
        link('马耳他', '/special/ym_eu_malta'),
        link('葡萄牙', '/special/ym_eu_portugal'),
        link('西班牙', '/special/ym_eu_spain'),
      ],
    ),
    programmes(
      '护照移民',
      ['/special/ym_hz_'],
      [
        link('土耳其', '/special/ym_hz_turkey'),
        link('安提瓜', '/special/ym_hz_antigua'),
        link('圣基茨', '/special/ym_hz_stkitts'),
        link('多米尼克', '/special/ym_hz_dominica'),
        link('格林纳达', '/special/ym_hz_grenada'),
        link('圣卢西亚', '/special/ym_hz_stlucia'),
        link('瓦努阿图', '/special/ym_hz_vanuatu'),
      ],
    ),
    {
      label: '移民资讯',
      action: { kind: 'scroll', href: paths.headlines, top: immigrationNewsScroll },
      matches: [],
      groups: [],
    },
    page('留学教育', paths.home, []),
  ]
}

function programmes(label: string, matches: string[], entries: NavEntry[]): NavItem {
  return { label, action: null, matches, groups: [{ title: null, entries }] }
}
