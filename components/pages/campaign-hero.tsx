import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { CampaignPicture } from '@/components/ui/illustrations/campaign-picture'
import type { SectionOf } from '@/lib/blocks/schema'
import { campaignCrumbs } from '@/lib/campaigns/json-ld'
import type { PictureName } from '@/lib/campaigns/pictures'
import type { Campaign } from '@/lib/campaigns/schema'
import { Hero } from './hero'

/** What a page without a picture of its own shows. */
const sceneOf = (hue: Campaign['hue']): PictureName =>
  hue === 'ink' ? 'planning' : hue === 'art' ? 'portfolio' : hue

/** Head of a campaign, with its form. */
export function CampaignHero({ hero, campaign }: { hero: SectionOf<'hero'>; campaign: Campaign }) {
  const { form, source, hue, picture = sceneOf(hue) } = campaign
  const { arrangement, title, lead, points } = hero
  return (
    <Hero
      arrangement={arrangement}
      crumbs={campaignCrumbs(campaign)}
      title={[title]}
      lead={lead}
      points={points}
      actions={hero.actions.map((action, index) => ({
        ...action,
        variant: form === null && index === 0 ? 'primary' : 'secondary',
      }))}
      picture={<CampaignPicture name={picture} look={arrangement === 'banner' ? 'panorama' : 'frame'} />}
      form={form && <HeroForm {...form} source={source} />}
    />
  )
}

type HeroFormProps = NonNullable<Campaign['form']> & Pick<Campaign, 'source'>

const HeroForm = ({ questions, ...form }: HeroFormProps) => <InlineLeadForm {...form} fields={questions} />
