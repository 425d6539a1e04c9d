import { CountryChannelPage } from '@/components/channels/country-channel-page'
import { channelMetadata } from '@/components/channels/metadata'
import { jp } from '@/lib/channels/countries/jp'

export const metadata = channelMetadata(jp)

export default function Page() {
  return <CountryChannelPage channel={jp} />
}
