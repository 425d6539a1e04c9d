import { CountryChannelPage } from '@/components/channels/country-channel-page'
import { channelMetadata } from '@/components/channels/metadata'
import { au } from '@/lib/channels/countries/au'

export const metadata = channelMetadata(au)

export default function Page() {
  return <CountryChannelPage channel={au} />
}
