import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { uk } from '@/lib/content/channels/countries/uk'

export const metadata = channelMetadata(uk)

export default function Page() {
  return <CountryChannelPage channel={uk} />
}
