import { placeOf } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { parentOf } from './lifecycle'
import { textsOf } from './text'

/** One error on a page: its place, and what to write instead. `path`: the field in the content file; null for a file beside it. */
export type Finding = { path: readonly PropertyKey[] | null; place: string; message: string }

/** The place of a field, for a finding about it. */
export const fieldAt = (
  path: readonly PropertyKey[],
  campaign: Campaign,
): Pick<Finding, 'path' | 'place'> => ({
  path,
  place: placeOf(path, campaign),
})

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
    .map(({ path, text }) => ({ ...fieldAt(path, campaign), text }))

/** The path of an address without query and fragment. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/, '')
