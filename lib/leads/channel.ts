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
  gclid: 'google',
  msclkid: 'bing',
}

/** The three properties by which visits are counted. */
export type Channel = { source: string; campaign: string; page: string }

/** The names under which unknown values are counted. */
export const noCampaign = '（没有）'
const directSource = '直接访问'
const unknownPage = '（不详）'

/** Sources and campaigns are typed by many people into many addresses, so `Baidu` and `baidu` are one. */
export const channelName = (typed: string): string => typed.trim().toLowerCase()

/**
 * The channel of a visit and its leads: the campaign in the address; the source by its name, otherwise the advertising platform,
 * otherwise the site that linked here; the first page of the visit. Source and campaign are in lower case.
 */
export function channelOf(touch: Readonly<Record<string, string | undefined>>): Channel {
  const clicked = clickIds.find((name) => touch[name] !== undefined)
  const referrer = touch.referrer?.split('/')[0]
  return {
    source: channelName(
      touch.utm_source ??
        (clicked === undefined ? undefined : platforms[clicked]) ??
        referrer ??
        directSource,
    ),
    campaign: channelName(touch.utm_campaign ?? noCampaign),
    page: touch.landing ?? unknownPage,
  }
}

/** The channel of a lead of which nothing is known. */
export const noChannel: Channel = channelOf({})

/** The channel as a text for people; null when nothing is known about it. */
export function channelText({ source, campaign }: Pick<Channel, 'source' | 'campaign'>): string | null {
  const known = [source === directSource ? '' : source, campaign === noCampaign ? '' : campaign]
  return known.every((part) => part === '') ? null : known.filter((part) => part !== '').join(' / ')
}
