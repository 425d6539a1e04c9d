import { CountryChannelPage } from '@/components/channels/country-channel-page'
import { channelMetadata } from '@/components/channels/metadata'
import { ca } from '@/lib/channels/countries/ca'

export const metadata = channelMetadata(ca)

export default function Page() {
  return <CountryChannelPage channel={ca} />
}
