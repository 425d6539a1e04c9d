import type { Campaign } from '@/lib/collections/kinds/campaign'
import { isPublished } from './lifecycle'
import { previewPath } from './preview-key'

/**
 * A page as its preview shows it: links to pages that are not public yet lead to their previews, because their own addresses answer 404
 * until then. So a campaign and its sign-up page link to each other.
 */
export function withPreviewLinks(campaign: Campaign, all: readonly Campaign[], now: Date): Campaign {
  const previews = new Map(
    all.flatMap((other) =>
      isPreviewed(other, now) ? [[other.path, previewPath(other.previewKey)] as const] : [],
    ),
  )
  return { ...campaign, sections: campaign.sections.map((section) => relinked(section, previews)) }
}

/** Whether a page has a preview address now: not public yet, and with a key. */
export const isPreviewed = (campaign: Campaign, now: Date): campaign is Campaign & { previewKey: string } =>
  campaign.previewKey !== undefined && !isPublished(campaign, now)

/** A copy of a value in which every `href` with a preview is replaced by the preview's address. */
function relinked<T>(value: T, previews: ReadonlyMap<string, string>): T
function relinked(value: unknown, previews: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => relinked(item, previews))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === 'href' && typeof item === 'string' ? toPreview(item, previews) : relinked(item, previews),
    ]),
  )
}

function toPreview(href: string, previews: ReadonlyMap<string, string>): string {
  const [path = ''] = href.split(/[?#]/)
  const preview = previews.get(path)
  return preview === undefined ? href : preview + href.slice(path.length)
}
