import { CountryChannelPage } from '@/components/pages/country-channel-page'
import { channelMetadata } from '@/components/pages/metadata'
import { jp } from '@/lib/content/channels/countries/jp'

export const metadata = channelMetadata(jp)

export default function Page() {
  return <CountryChannelPage channel={jp} />
}
