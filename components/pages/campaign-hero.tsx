import type { ReactNode } from 'react'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import type { ContentsEntry } from '@/components/ui/contents'
import type { SectionOf } from '@/lib/blocks/schema'
import { campaignCrumbs } from '@/lib/campaigns/json-ld'
import type { PictureName } from '@/lib/campaigns/pictures'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { CampaignPicture } from './campaign-picture'
import { Hero } from './hero'
import { OwnPhoto } from './own-photo'

/** The picture of a page that has no picture of its own. */
const sceneOf = (hue: Campaign['hue']): PictureName =>
  hue === 'ink' ? 'planning' : hue === 'art' ? 'portfolio' : hue

type CampaignHeroProps = {
  hero: SectionOf<'hero'>
  campaign: Campaign
  contents: readonly ContentsEntry[]
  contentsLabel: string
  /** The answer at the top of the page. */
  answer: ReactNode
}

/** The head of a campaign, with its answer and its form. */
export function CampaignHero({ hero, campaign, contents, contentsLabel, answer }: CampaignHeroProps) {
  const { form, source, hue, picture = sceneOf(hue) } = campaign
  const { arrangement, title, lead, points, photo } = hero
  return (
    <Hero
      arrangement={arrangement}
      crumbs={campaignCrumbs(campaign)}
      title={title}
      answer={answer}
      lead={lead}
      points={points}
      actions={hero.actions.map((action, index) => ({
        ...action,
        variant: form === null && index === 0 ? 'primary' : 'secondary',
      }))}
      contents={contents}
      contentsLabel={contentsLabel}
      picture={
        photo === undefined ? (
          <CampaignPicture name={picture} />
        ) : (
          <OwnPhoto page={campaign.path} {...photo} />
        )
      }
      form={form && <HeroForm {...form} source={source} />}
    />
  )
}

type HeroFormProps = NonNullable<Campaign['form']> & Pick<Campaign, 'source'>

const HeroForm = ({ questions, ...form }: HeroFormProps) => <InlineLeadForm {...form} fields={questions} />
