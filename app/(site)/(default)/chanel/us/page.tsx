import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { us } from '@/lib/content/channels/countries/us'

export const metadata = channelMetadata(us)

export default function Page() {
  return <CountryChannelPage channel={us} />
}
