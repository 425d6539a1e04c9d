import { locate } from './define-campaign'
import { withParentDates } from './lifecycle'
import type { Campaign } from './schema'

/**
 * A campaign exists because its folder does: the bundler finds every content.ts, and each is loaded on first use. A function,
 * because commands load this module without a bundler and then must not call it.
 */
const contents = () =>
  import.meta.glob<{ campaign: Campaign }>(['/app/**/special/**/content.ts', '!/app/**/_*/**/content.ts'])

/** Every campaign of the site by address: drafts, sign-up pages (with the dates of their campaigns) and ended ones too. */
export async function everyCampaign(): Promise<Campaign[]> {
  const modules = await Promise.all(Object.values(contents()).map((load) => load()))
  return withParentDates(modules.map(({ campaign }) => campaign)).sort((a, b) =>
    a.path.localeCompare(b.path, 'en'),
  )
}

/** The campaign at an address, null where there is none. No other is loaded. */
export async function campaignAt(path: string): Promise<Campaign | null> {
  const [, load] = Object.entries(contents()).find(([file]) => locate(file).path === path) ?? []
  return load === undefined ? null : (await load()).campaign
}
