import type { Section, SectionType } from '@/lib/blocks/schema'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { isListed, isPublished, retiredTo } from './lifecycle'

type BlockType = Exclude<SectionType, 'hero'>

/** A page with blocks: a campaign or a channel. */
type BlockPage = Pick<Campaign, 'path' | 'hue' | 'sections'>

/** A block as it is on one of the pages. */
type BlockExample = {
  type: BlockType
  /** The block's look; null when it has only one. */
  look: string | null
  section: Exclude<Section, { type: 'hero' }>
  page: BlockPage
}

/** The first block of each type and look. `missing`: types that are on no page. */
export function blockExamples(
  types: readonly BlockType[],
  pages: readonly BlockPage[],
): { examples: BlockExample[]; missing: BlockType[] } {
  const found = new Map<string, BlockExample>()
  for (const page of pages) {
    for (const section of page.sections) {
      if (section.type === 'hero') continue
      const look = 'look' in section ? section.look : null
      const key = `${section.type} ${look ?? ''}`
      if (!found.has(key)) found.set(key, { type: section.type, look, section, page })
    }
  }
  const examples = [...found.values()].toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
  return { examples, missing: types.filter((type) => !examples.some((one) => one.type === type)) }
}

/** The published campaigns for families, which most new pages resemble. */
export const exampleCampaigns = (campaigns: readonly Campaign[], now: Date): Campaign[] =>
  campaigns.filter((one) => isListed(one, now) && one.language === 'zh')

/** A page of each layout; for a layout that no listed page has, a sign-up page or one in English. */
export function layoutExamples(campaigns: readonly Campaign[], now: Date): Map<Campaign['layout'], Campaign> {
  const open = campaigns.filter((one) => isPublished(one, now) && retiredTo(one, now) === null)
  const layouts = new Map<Campaign['layout'], Campaign>()
  for (const campaign of [...exampleCampaigns(campaigns, now), ...open]) {
    if (!layouts.has(campaign.layout)) layouts.set(campaign.layout, campaign)
  }
  return layouts
}
