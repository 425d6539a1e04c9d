import { placeOf } from '@/lib/blocks/content-error'
import { parentOf } from './lifecycle'
import type { Campaign } from './schema'
import { textsOf } from './text'

/** One error on a page: its place, and what to write instead. */
export type Finding = { place: string; message: string }

/** The checked page, the other published pages, the addresses of the site that have a page, and the template. */
export type Scene = {
  campaign: Campaign
  others: readonly Campaign[]
  hasPage: (href: string) => boolean
  /** Addresses that an author may have meant with a wrong link: canonical ones and aliases. */
  addresses: readonly string[]
  template: Campaign
  now: Date
}

export const isEntry = (campaign: Pick<Campaign, 'path'>): boolean => parentOf(campaign) !== null

/** Whether a page is a full page for readers, published or not, and not a sign-up form. */
export const isFull = (campaign: Campaign): boolean => !isEntry(campaign)

/** The texts of some fields, each with its place. */
export const fieldsOf = (campaign: Campaign, names: readonly string[]) =>
  textsOf(campaign)
    .filter(({ path }) => names.includes(String(path.at(-1))))
    .map(({ path, text }) => ({ place: placeOf(path, campaign), text }))

/** The path of an address without query and fragment. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '')
