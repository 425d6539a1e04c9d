import { placeOf } from '@/lib/blocks/content-error'
import { parentOf } from './lifecycle'
import type { Campaign } from './schema'
import { textsOf } from './text'

/** One mistake on a page: where it is, and what to write instead. */
export type Finding = { place: string; message: string }

/** The page looked at, the published pages beside it, which addresses of the site have a page, and the page that new ones are made from. */
export type Scene = {
  campaign: Campaign
  others: readonly Campaign[]
  hasPage: (href: string) => boolean
  /** Addresses that a link may have been meant for: canonical ones and aliases. */
  addresses: readonly string[]
  template: Campaign
  now: Date
}

export const isEntry = (campaign: Pick<Campaign, 'path'>): boolean => parentOf(campaign) !== null

/** Whether a page is one that readers read through: published or to be, and no sign-up form. */
export const isFull = (campaign: Campaign): boolean => !isEntry(campaign)

/** The texts under some fields, each with its place. */
export const fieldsOf = (campaign: Campaign, names: readonly string[]) =>
  textsOf(campaign)
    .filter(({ path }) => names.includes(String(path.at(-1))))
    .map(({ path, text }) => ({ place: placeOf(path, campaign), text }))

/** The path of an address without its query and its part of the page. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '')
