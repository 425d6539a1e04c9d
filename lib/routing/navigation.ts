import { navigationFile, type WrittenEntry, type WrittenItem } from '@/lib/collections/kinds/navigation'
import { immigrationNewsScroll } from '@/lib/site'

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

/** The sister sites, as configured. */
export const sisterSites = (
  env: Partial<Record<'SINGAPORE_HONGKONG_ORIGIN' | 'IMMIGRATION_ORIGIN', string | undefined>>,
): NavOrigins => ({
  singaporeHongKong: env.SINGAPORE_HONGKONG_ORIGIN,
  immigration: env.IMMIGRATION_ORIGIN,
})

/** Main navigation of the default and special headers (specification §2 Header). */
export const studyNavigation = (origins: NavOrigins = {}): NavItem[] =>
  navigationFile.read().study.map((item) => toItem(item, origins))

/** Main navigation of the immigration header (specification §2 Header). */
export const immigrationNavigation = (): NavItem[] =>
  navigationFile.read().immigration.map((item) => toItem(item, {}))

const toItem = (item: WrittenItem, origins: NavOrigins): NavItem => ({
  label: item.label,
  action: actionOf(item, origins),
  matches: item.matches,
  groups: item.groups.map(({ title = null, entries }) => ({
    title,
    entries: entries.map((entry) => toEntry(entry, origins)),
  })),
})

function actionOf({ href, sister, scrolls }: WrittenItem, { immigration }: NavOrigins): NavAction | null {
  if (href === undefined) return null
  if (scrolls === true) return { kind: 'scroll', href, top: immigrationNewsScroll }
  return { kind: 'link', href: sister === true ? (immigration ?? href) : href }
}

function toEntry(
  { label, note, href, sister_path, topic = label }: WrittenEntry,
  { singaporeHongKong }: NavOrigins,
): NavEntry {
  if (href === undefined) return { label, kind: 'consult', topic }
  const isElsewhere = sister_path !== undefined && singaporeHongKong !== undefined
  return {
    label,
    kind: 'link',
    href: isElsewhere ? `${singaporeHongKong}${sister_path}` : href,
    ...(note !== undefined && { note }),
  }
}
