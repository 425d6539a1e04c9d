import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { ca } from '@/lib/content/channels/countries/ca'

export const metadata = channelMetadata(ca)

export default function Page() {
  return <CountryChannelPage channel={ca} />
}
