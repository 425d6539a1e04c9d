import type { ReactNode } from 'react'
import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { newsOfCampaign } from '@/components/features/immigration/news-of'
import { campaignAddressOf } from '@/lib/campaigns/address'
import { campaignBeside } from '@/lib/campaigns/manifest'
import { metadataBeside } from '@/lib/campaigns/metadata'
import { ContentError } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import type { SearchParams } from '@/lib/listing'
import { blocks } from './blocks'
import { CampaignArticle } from './campaign-article'
import { ContentProblems } from './content-problems'
import { sendOnFrom } from './send-on'

type CampaignPageProps = {
  /** `import.meta.url` of page.tsx, beside which the content is. */
  url: string
  /** Sections of its own page.tsx, below those of the campaign. */
  children?: ReactNode
}

/** A campaign at its address; in development the mistakes in its content instead. */
async function CampaignPage({ url, ...rest }: CampaignPageProps) {
  const campaign = campaignBeside(url)
  if (campaign instanceof ContentError) return <ContentProblems error={campaign} />
  return PublicCampaign({ campaign, ...rest })
}

/** What the page.tsx of a campaign exports. @param url its `import.meta.url` */
export const campaignPage = (url: string) => ({
  generateMetadata: () => metadataBeside(url),
  page: () => <CampaignPage url={url} />,
})

/** The same with a part of its own below the campaign, which answers the query. */
export const askedCampaignPage = (
  url: string,
  part: (place: { path: string; params: SearchParams }) => ReactNode,
) => ({
  ...campaignPage(url),
  page: async ({ searchParams }: { searchParams: Promise<SearchParams> }) => (
    <CampaignPage url={url}>
      {part({ path: campaignAddressOf(url), params: await searchParams })}
    </CampaignPage>
  ),
})

/** A campaign for visitors: not before its first day, and not after its last. */
export async function PublicCampaign({
  campaign,
  ...rest
}: Omit<CampaignPageProps, 'url'> & { campaign: Campaign }) {
  sendOnFrom(campaign)
  return (
    <>
      {await CampaignArticle({ campaign, blocks, ...rest })}
      <CampaignNews campaign={campaign} />
    </>
  )
}

/** The news below a campaign with the immigration header. */
export const CampaignNews = ({ campaign }: { campaign: Campaign }) =>
  campaign.layout === 'special-ym' && <ImmigrationNews {...newsOfCampaign(campaign)} />
