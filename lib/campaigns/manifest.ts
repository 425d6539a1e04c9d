import { locate } from './define-campaign'
import { withParentDates } from './lifecycle'
import type { Campaign } from './schema'

/**
 * All content.ts files, found by the bundler and loaded on first use: a folder is enough to create a campaign. It is a function because
 * commands load this module without a bundler and then must not call it.
 */
const contents = () =>
  import.meta.glob<{ campaign: Campaign }>(['/app/**/special/**/content.ts', '!/app/**/_*/**/content.ts'])

/** Every campaign of the site by address, including drafts, sign-up pages (with the dates of their campaigns) and ended ones. */
export async function everyCampaign(): Promise<Campaign[]> {
  const modules = await Promise.all(Object.values(contents()).map((load) => load()))
  return withParentDates(modules.map(({ campaign }) => campaign)).sort((a, b) =>
    a.path.localeCompare(b.path, 'en'),
  )
}

/** The campaign at an address, null when there is none. No other is loaded. */
export async function campaignAt(path: string): Promise<Campaign | null> {
  const [, load] = Object.entries(contents()).find(([file]) => locate(file).path === path) ?? []
  return load === undefined ? null : (await load()).campaign
}
