import { notFound } from 'next/navigation'
import { formerAddresses } from '@/lib/campaigns/former-addresses'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { sendOnForGood } from '@/lib/routing/send-on'

type FormerProps = { params: Promise<{ former: string[] }> }

/** Only the former addresses that the build knows. A guessed one renders no page and stores nothing in the cache. */
export const dynamicParams = false
export const revalidate = 600

export async function generateStaticParams() {
  const campaigns = await everyCampaign()
  // Those of scheduled campaigns are included, because their first day may come while this build runs.
  const all = formerAddresses(
    campaigns.map((campaign) => ({ ...campaign, publishFrom: undefined })),
    new Date(),
  )
  return [...all.keys()].map((path) => ({ former: path.split('/').slice(2) }))
}

/** A former address of a campaign, from its `formerly`. */
export default async function Page({ params }: FormerProps) {
  const { former } = await params
  const target = formerAddresses(await everyCampaign(), new Date()).get(`/special/${former.join('/')}`)
  if (target === undefined) notFound()
  sendOnForGood(target)
}
