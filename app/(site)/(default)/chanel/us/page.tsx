import { CountryChannelPage } from '@/components/channels/country-channel-page'
import { channelMetadata } from '@/components/channels/metadata'
import { us } from '@/lib/channels/countries/us'

export const metadata = channelMetadata(us)

export default function Page() {
  return <CountryChannelPage channel={us} />
}
