import { CountryChannelPage } from '@/components/channels/country-channel-page'
import { channelMetadata } from '@/components/channels/metadata'
import { sg } from '@/lib/channels/countries/sg'

export const metadata = channelMetadata(sg)

export default function Page() {
  return <CountryChannelPage channel={sg} />
}
