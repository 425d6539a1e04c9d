import type { z } from 'zod'
import type { siteMapSchema } from '@/lib/api/site-map'
import { retiredTo } from '@/lib/campaigns/lifecycle'
import { type CampaignListing, listCampaigns } from '@/lib/campaigns/listing'
import { existingPages, hasRouteSources } from './existing-pages'
import { sitePageSections } from './pages'

type Section = z.input<typeof siteMapSchema>[number]

/** Families of campaigns, in the order shown; the first whose pattern fits takes the page, the last takes the rest. */
const campaignFamilies: readonly { id: string; title: string; fits: RegExp }[] = [
  { id: 'undergraduate', title: '本科申请', fits: /^\/special\/(bk_zh\/|bksq|ossd|gkhlx|accp)/ },
  { id: 'graduate', title: '研究生申请', fits: /^\/special\/(\w+_yjs|canyjs|\w+_vip|zhuanxue)$/ },
  { id: 'high-school', title: '高中留学', fits: /^\/special\/gz_zh\// },
  { id: 'elite', title: '精英规划', fits: /^\/special\/dl_/ },
  { id: 'japan', title: '日本留学', fits: /^\/special\/jp_/ },
  { id: 'art', title: '艺术留学', fits: /^\/special\/ys_zh\// },
  { id: 'switzerland', title: '瑞士留学', fits: /^\/special\/ruishi/ },
  { id: 'background', title: '背景提升与游学', fits: /^\/special\/(bj_zh\/|yx_)/ },
  {
    id: 'exams',
    title: '语言与考试',
    fits: /^\/special\/(tuofu|yasi|gre|gmat|sat|ap|alevel|riyu|yuyan|yy_)/,
  },
  { id: 'costs', title: '留学费用', fits: /^\/special\/(feiyong\/|fy_zh\/)/ },
  { id: 'visas', title: '签证', fits: /^\/special\/qz_/ },
  { id: 'identity', title: '海外身份规划', fits: /^\/special\/ym_/ },
  { id: 'rankings', title: '大学排名', fits: /^\/special\/ranking/ },
  { id: 'company', title: '关于我们', fits: /^\/special\/(about_|aw_)/ },
  { id: 'more', title: '更多专题', fits: /^\// },
]

let readCampaigns: Promise<CampaignListing[]> | undefined

/**
 * The campaigns a visitor may come to by a list on that day: live, and not hidden from indexes. The folders are read once in
 * production; a campaign that ends in between is left out by its date.
 */
export async function listedCampaigns(now: Date): Promise<CampaignListing[]> {
  if (!hasRouteSources()) return []
  if (process.env.NODE_ENV !== 'production') readCampaigns = undefined
  readCampaigns ??= listCampaigns(now).catch((error: unknown) => {
    readCampaigns = undefined
    throw error
  })
  const campaigns = await readCampaigns
  return campaigns.filter((campaign) => !campaign.noIndex && retiredTo(campaign, now) === null)
}

/**
 * Every public page that exists, in sections; sections without a page are left out.
 * @param exists the addresses that have a page
 */
export function toSiteMap(exists: ReadonlySet<string>, campaigns: readonly CampaignListing[]): Section[] {
  const own: Section[] = sitePageSections.map(({ id, title, pages }) => ({
    id,
    title,
    list: pages
      .filter(({ href }) => hasPage(exists, href))
      .map(({ name, href, updated, indexed }) => ({ name, linkurl: href, updated, indexed })),
  }))
  const listed = new Set(own.flatMap(({ list }) => list.map(({ linkurl }) => linkurl)))
  const families = campaignFamilies.map(({ id, title }) => ({
    id,
    title,
    list: campaigns
      .filter(({ path }) => !listed.has(path) && familyOf(path) === id)
      .map(({ path, title: name }) => ({ name: withoutBrand(name), linkurl: path })),
  }))
  return [...own, ...families].filter(({ list }) => list.length > 0)
}

/** `/map` of today. */
export async function siteMap(now = new Date()): Promise<Section[]> {
  return toSiteMap(existingPages(), await listedCampaigns(now))
}

/** Whether an address has a page: its own, or one whose last segment may be left out. */
export function hasPage(exists: ReadonlySet<string>, href: string): boolean {
  return exists.has(href) || [...exists].some((page) => page.startsWith(`${href}/[[`))
}

/** Titles of pages may end in the brand for the browser's tab. */
export const withoutBrand = (title: string): string => title.replace(/\s*[|｜_·–-]\s*美世留学\s*$/, '')

const familyOf = (path: string) => campaignFamilies.find(({ fits }) => fits.test(path))?.id
