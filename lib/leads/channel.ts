import { clickIds } from './touch-fields'

/** Which advertising platform gives which id of a click. */
const platforms: Record<(typeof clickIds)[number], string> = {
  bd_vid: '百度',
  gdt_vid: '腾讯',
  qz_gdt: '腾讯',
  clickid: '巨量引擎',
  click_id: '小红书',
  callback: '快手',
  qhclickid: '360',
  gclid: 'Google',
  msclkid: 'Bing',
}

/** What a visit is counted by. */
export type Channel = { source: string; campaign: string; page: string }

/** The names of unknown values. */
export const noCampaign = '（没有）'
export const directSource = '直接访问'
export const unknownPage = '（不详）'

/**
 * How a visit and its leads are counted: the campaign of the address; the source by its name, otherwise the advertising platform,
 * otherwise the site that linked here; the first page of the visit.
 */
export function channelOf(touch: Readonly<Record<string, string | undefined>>): Channel {
  const clicked = clickIds.find((name) => touch[name] !== undefined)
  const referrer = touch.referrer?.split('/')[0]
  return {
    source:
      touch.utm_source ??
      (clicked === undefined ? undefined : platforms[clicked]) ??
      referrer ??
      directSource,
    campaign: touch.utm_campaign ?? noCampaign,
    page: touch.landing ?? unknownPage,
  }
}
