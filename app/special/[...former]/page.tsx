import { notFound, permanentRedirect } from 'next/navigation'
import { formerAddresses } from '@/lib/campaigns/former-addresses'
import { everyCampaign } from '@/lib/campaigns/manifest'

type FormerProps = { params: Promise<{ former: string[] }> }

/** The former addresses of the build and no other: guessing makes no page and leaves nothing in the cache. */
export const dynamicParams = false
export const revalidate = 600

export async function generateStaticParams() {
  const campaigns = await everyCampaign()
  // Those of scheduled campaigns too: their day may come while this build serves.
  const all = formerAddresses(
    campaigns.map((campaign) => ({ ...campaign, publishFrom: undefined })),
    new Date(),
  )
  return [...all.keys()].map((path) => ({ former: path.split('/').slice(2) }))
}

/** An address that a campaign once had, as its `formerly` says. */
export default async function Page({ params }: FormerProps) {
  const { former } = await params
  const target = formerAddresses(await everyCampaign(), new Date()).get(`/special/${former.join('/')}`)
  if (target === undefined) notFound()
  permanentRedirect(target)
}
