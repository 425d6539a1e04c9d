import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { au } from '@/lib/content/channels/countries/au'

export const metadata = channelMetadata(au)

export default function Page() {
  return <CountryChannelPage channel={au} />
}
