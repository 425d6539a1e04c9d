import { previewPath } from './preview-key'
import type { Campaign } from './schema'

/**
 * A draft as its preview shows it: a link to another draft leads to that one's preview, since its own address answers 404
 * until it is published. A campaign and its sign-up page lead to each other so.
 */
export function withPreviewLinks(campaign: Campaign, all: readonly Campaign[]): Campaign {
  const previews = new Map(
    all.flatMap(({ path, draft, previewKey }) =>
      draft && previewKey !== undefined ? [[path, previewPath(previewKey)] as const] : [],
    ),
  )
  return { ...campaign, sections: campaign.sections.map((section) => relinked(section, previews)) }
}

/** A value with every `href` in it that has a preview replaced by that. */
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
