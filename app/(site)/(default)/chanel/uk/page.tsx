import { CountryChannelPage } from '@/components/channels/country-channel-page'
import { channelMetadata } from '@/components/channels/metadata'
import { uk } from '@/lib/channels/countries/uk'

export const metadata = channelMetadata(uk)

export default function Page() {
  return <CountryChannelPage channel={uk} />
}
