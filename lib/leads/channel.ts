import { clickIds } from './touch-fields'

/** Which advertising platform uses which click id. */
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

/** The three properties by which visits are counted. */
export type Channel = { source: string; campaign: string; page: string }

/** The names under which unknown values are counted. */
const noCampaign = '（没有）'
const directSource = '直接访问'
const unknownPage = '（不详）'

/**
 * The channel of a visit and its leads: the campaign in the address; the source by its name, otherwise the advertising platform,
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
