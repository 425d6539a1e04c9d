import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { sg } from '@/lib/content/channels/countries/sg'

export const metadata = channelMetadata(sg)

export default function Page() {
  return <CountryChannelPage channel={sg} />
}
